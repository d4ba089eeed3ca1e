import sharp from 'sharp';
import { blankPicture, drawPicture } from '#extraction/testing/drawn-picture.js';
import { ocrEngineContract } from '#ports/ocr-engine.contract.js';
import { PpocrOcrEngine } from './testing/ppocr-ocr-engine.js';

ocrEngineContract('ppocr', () => ({ engine: new PpocrOcrEngine(), draw: drawPicture, blank: blankPicture }));

describe('ppocr', () => {
  const engine = new PpocrOcrEngine();
  afterAll(() => engine.close());

  it('reads text that runs at a slant', async () => {
    const { png } = await drawPicture(['Subtotal 12.00', 'Total 14.40']);
    const { data, info } = await sharp(png)
      .rotate(6, { background: '#fff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { words } = await engine.read({ png: data, width: info.width, height: info.height });
    expect(words.map(({ text }) => text).join(' ')).toBe('Subtotal 12.00 Total 14.40');
  });

  it('reads small print in a picture of thirty-five megapixels, within its memory', async () => {
    const { png, width, height } = await drawPicture(['Printed on a large sheet', 'Total 14.40']);
    const sheet = sharp({ create: { width: 5000, height: 7000, channels: 3, background: '#fff' } });
    const big = await sharp(png)
      .resize(width * 3)
      .png()
      .toBuffer();
    const image = await sheet
      .composite([{ input: big, left: 900, top: 2000 }])
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const { words } = await engine.read({ png: image, width: 5000, height: 7000 });
    expect(words.map(({ text }) => text).join(' ')).toBe('Printed on a large sheet Total 14.40');
    const [x0, y0, , y1] = words[0]!.box;
    expect(x0).toBeGreaterThan(900);
    expect(y0).toBeGreaterThan(2000);
    expect(y1).toBeLessThan(2000 + height * 3);
  });
});
