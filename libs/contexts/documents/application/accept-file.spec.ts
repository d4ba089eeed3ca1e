import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { DomainError } from '#kernel/domain-error.js';
import { acceptFile, MAX_BYTES } from './accept-file.js';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const padded = (head: Buffer, length = 4_096) => Buffer.concat([head, Buffer.alloc(Math.max(0, length - head.length))]);
const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};
const png = (...between: Buffer[]) =>
  Buffer.concat([
    hex('89504e47 0d0a1a0a'),
    chunk('IHDR', hex('00000001 00000001 08 00 000000')),
    ...between,
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', 'latin1');
const bmpHeader = hex('424d 36100000 00000000 36000000 28000000 01000000 01000000 0100 1800');

describe('accepting a file', () => {
  it.each([
    ['a JPEG', 'image/jpeg', padded(hex('ffd8ffe0 0010 4a46494600'))],
    ['a JPEG of a camera', 'image/jpeg', padded(hex('ffd8ffe1 0010 4578696600'))],
    ['a PNG', 'image/png', png()],
    ['an animated PNG', 'image/png', png(chunk('acTL', hex('00000001 00000000')))],
    ['a GIF 87', 'image/gif', padded(Buffer.from('GIF87a'))],
    ['a GIF 89', 'image/gif', padded(Buffer.from('GIF89a'))],
    ['a BMP', 'image/bmp', padded(bmpHeader)],
    ['a little-endian TIFF', 'image/tiff', padded(hex('49492a00 08000000'))],
    ['a big-endian TIFF', 'image/tiff', padded(hex('4d4d002a 00000008'))],
    ['a BigTIFF', 'image/tiff', padded(hex('49492b00 08000000 10000000 00000000'))],
    ['a PDF', 'application/pdf', pdf],
    ['a PDF after some other bytes', 'application/pdf', Buffer.concat([Buffer.from('\r\n\r\n'), pdf])],
    [
      'a PDF that another program saved its own data in',
      'application/pdf',
      Buffer.concat([pdf, Buffer.from('AIPrivateData1')]),
    ],
  ])('takes %s for what it is', async (_what, mime, bytes) => {
    expect(await acceptFile(bytes)).toBe(mime);
  });

  it.each([
    ['text', Buffer.from('Invoice no. 7, total 119.00 EUR')],
    ['text that begins like a BMP', Buffer.from('BMW invoice, total 119.00 EUR, thank you for your visit')],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a ZIP', padded(hex('504b0304 1400'))],
    ['an EXE', padded(hex('4d5a9000 03000000'))],
    ['a WebP', padded(Buffer.concat([Buffer.from('RIFF'), hex('00100000'), Buffer.from('WEBPVP8 ')]))],
    ['a HEIC', padded(Buffer.concat([hex('00000018'), Buffer.from('ftypheic')]))],
    ['a file of zeros', Buffer.alloc(100)],
    ['one byte', Buffer.from([0xff])],
    ['the beginning of a PNG only', hex('89504e47 0d0a')],
    ['a PDF header too far inside', Buffer.concat([Buffer.alloc(1_025, 32), pdf])],
  ])('refuses %s', async (_what, bytes) => {
    await expect(acceptFile(bytes)).rejects.toMatchObject({ code: 'unsupported_type', kind: 'unsupported-type' });
  });

  it('refuses an empty file', async () => {
    await expect(acceptFile(Buffer.alloc(0))).rejects.toMatchObject({ code: 'empty_file', kind: 'invalid' });
  });

  it('takes 10 MB and not a byte more, whatever it is', async () => {
    expect(await acceptFile(padded(pdf, MAX_BYTES))).toBe('application/pdf');
    await expect(acceptFile(padded(pdf, MAX_BYTES + 1))).rejects.toMatchObject({
      code: 'file_too_large',
      kind: 'too-large',
    });
    await expect(acceptFile(Buffer.alloc(MAX_BYTES + 1))).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('answers with a type or a refusal whatever the bytes, never with a fault', async () => {
    const beginnings = [
      png(),
      pdf,
      bmpHeader,
      hex('49492a00 08000000'),
      hex('504b0304'),
      hex('1a45dfa3'),
      hex('494433'),
      hex('ffd8ff'),
      hex('00000018 66747970'),
      hex('1f8b08'),
    ];
    const bytes = fc.tuple(fc.constantFrom(...beginnings), fc.nat(40), fc.uint8Array({ maxLength: 300 }));
    await fc.assert(
      fc.asyncProperty(bytes, async ([head, cut, rest]) => {
        try {
          expect(await acceptFile(Buffer.concat([head.subarray(0, cut), rest]))).toMatch(/^(image|application)\//);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
