import sharp from 'sharp';
import { writeBarcode } from 'zxing-wasm/writer';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/writer';
import { licenceIn } from './aamva.js';
import { barcodesOn } from '../../barcodes/barcodes.js';
import { turnedBy } from '../../model/pose.js';
import { greyImage, opened } from '../../prepare/grey-image.js';
import { blankPicture } from '../../testing/drawn-picture.js';

async function drawn(text: string, format: 'QRCode' | 'Code128' | 'PDF417', turn = 0) {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { svg } = await writeBarcode(text, { format, scale: 4, addQuietZones: true });
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  const flat = await picture.png().toBuffer();
  const margin = { top: 40, bottom: 40, left: 40, right: 40, background: '#fff' };
  return greyImage(sharp(flat).rotate(turn).extend(margin));
}

describe('barcodes', () => {
  it('reads a QR code with its place', async () => {
    const [code] = await barcodesOn(await drawn('https://parcel.example.test/42', 'QRCode'), 3);
    expect(code).toMatchObject({ text: 'https://parcel.example.test/42', format: 'QRCode', page: 3 });
    for (const side of code!.box) expect(side >= 0 && side <= 1).toBe(true);
  });

  it('reads a linear code on its side', async () => {
    const codes = await barcodesOn(await drawn('1Z12345E0205271688', 'Code128', 90), 0);
    expect(codes.map(({ text }) => text)).toEqual(['1Z12345E0205271688']);
  });

  it('says where a code stands on the page as it came, if that was turned', async () => {
    const picture = await drawn('1Z12345E0205271688', 'Code128');
    const wider = { top: 0, bottom: 300, left: 0, right: 0, background: '#fff' };
    const sheet = await greyImage(opened(picture).extend(wider));
    const [upright] = await barcodesOn(sheet, 0);
    const [turned] = await barcodesOn(await greyImage(opened(sheet).rotate(180)), 0, turnedBy(180));
    expect(turned!.box).toEqual(upright!.box.map((part) => expect.closeTo(part, 1)));
    expect(turned!.box[3]).toBeLessThan(0.5);
  });

  it('reads what the back of a licence states', async () => {
    const text = '@\n\u001e\rANSI 636029080001DL00310100DLDAQE1234567\nDCSEXAMPLE\nDACADA\nDBB08311977\nDBC2\r';
    const [code] = await barcodesOn(await drawn(text, 'PDF417'), 0);
    expect(licenceIn(code!)).toMatchObject({
      number: 'E1234567',
      surname: 'EXAMPLE',
      birthDate: '1977-08-31',
      sex: 'F',
    });
  });

  it('finds none on an empty page', async () => {
    expect(await barcodesOn(await blankPicture(300, 300), 0)).toEqual([]);
  });
});
