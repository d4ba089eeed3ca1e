import sharp from 'sharp';
import { ExtractionError } from '#ports/extractor.js';
import { type OcrImage } from '#ports/ocr-engine.js';
import { makePdf, type PdfSpec } from '../testing/made-pdf.js';
import { sniff } from '../sniff/sniff.js';
import { decode } from './decode.js';

const open = (bytes: Uint8Array) => decode(bytes, sniff(bytes));
const codeOf = (work: () => unknown): Promise<string> =>
  (async () => work())().then(
    () => 'no failure',
    (error: unknown) => (error instanceof ExtractionError ? error.code : `not named: ${String(error)}`),
  );
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** A PNG's header with any size, and no pixels behind it. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await png(4, 4);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function bitmap(width: number, height: number, pixel: readonly [number, number, number]): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) file.set([pixel[2], pixel[1], pixel[0]], 54 + y * stride + x * 3);
  return file;
}

/** A black square of 16 pixels in the middle of a white one of 32. */
const SQUARES = {
  /** An area packed like a fax. */
  jbig2: 'AAAAADAAAQAAABMAAAAgAAAAIAAAAAAAAAAAAAAAAAAAASYAAQAAACYAAAAgAAAAIAAAAAAAAAAAAAEmoNX//ItX/////////+P//ABABA==',
  /** By OpenJPEG. */
  jpeg2000:
    '/0//UQApAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAEAAH/kAAKAAAAAABtAAH/k98dcLbZA0kuu9cLoNoh8QzzdreGMPnMq6/Q40o16PAraCAAAAAMJCX/ECBTgAAAADCQl/HEwAAABhIRiBIwkJCA0AwkI9wwYSEhAaAYSEe4YMJCQgNAMJCPcMGEhL/m/9k=',
};

async function expectDrawn(scan: NonNullable<PdfSpec['scans']>[number]): Promise<void> {
  const document = await open(makePdf({ pages: [], scans: [scan], size: [64, 64] }));
  const { grey } = await document.pages[0]!.picture();
  expect(Math.min(...grey)).toBeLessThan(40);
  expect(Math.max(...grey)).toBeGreaterThan(215);
  await document.close();
}

/** A TIFF of black pixels, packed as the number of its compression says (tag 259) or not. */
async function tiffPackedAs(compression: number): Promise<Buffer> {
  const black = sharp({ create: { width: 40, height: 40, channels: 3, background: '#000' } });
  const bytes = await black.tiff({ compression: 'none' }).toBuffer();
  const directory = bytes.readUInt32LE(4);
  const entries = Array.from({ length: bytes.readUInt16LE(directory) }, (_, at) => directory + 2 + at * 12);
  bytes.writeUInt16LE(compression, entries.find((entry) => bytes.readUInt16LE(entry) === 259)! + 8);
  return bytes;
}

describe('decode: what it takes', () => {
  it('calls a picture unreadable that shows nothing for being packed in a way unknown here, not one that is blank', async () => {
    const firstPage = async (bytes: Buffer) => (await open(bytes)).pages[0]!.picture();
    const [none, zstd] = [1, 50000];
    expect(await codeOf(async () => firstPage(await tiffPackedAs(none)))).toBe('no failure');
    expect(await codeOf(async () => firstPage(await tiffPackedAs(zstd)))).toBe('unreadable');
    expect(await codeOf(async () => firstPage(await png(40, 40)))).toBe('no failure');
  });

  it('turns a picture upright by its EXIF orientation', async () => {
    const sideways = await sharp(await png(60, 20))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { pages } = await open(sideways);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[20, 60]]);
    expect(await pages[0]!.picture()).toMatchObject({ width: 20, height: 60 });
  });

  it('reads Windows bitmaps', async () => {
    const { pages } = await open(bitmap(7, 5, [0, 0, 0]));
    const { grey, width, height } = await pages[0]!.picture();
    expect([width, height, grey[0]]).toEqual([7, 5, 0]);
  });

  it('reads every page of a TIFF and the first frame of a GIF', async () => {
    const frames = await sharp(
      [
        await png(8, 8),
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    expect((await open(frames)).pages).toHaveLength(1);
    const tiff = await sharp(frames, { pages: -1 }).tiff().toBuffer();
    expect((await open(tiff)).pages).toHaveLength((await sharp(tiff).metadata()).pages ?? 1);
  });

  it('scales a large picture down for the reader and keeps its page size', async () => {
    const { pages } = await open(await png(6000, 4000));
    const picture = await pages[0]!.picture();
    expect([pages[0]!.width, pages[0]!.height]).toEqual([6000, 4000]);
    expect(picture.width * picture.height).toBeLessThanOrEqual(9_100_000);
  });

  it('keeps the words of a text layer with their places, and draws a page that has none', async () => {
    const sentence = 'The quick brown fox jumps over the lazy dog';
    const document = await open(makePdf({ pages: [[{ text: sentence, x: 100, y: 200 }], []] }));
    const [written, empty] = document.pages;
    expect(written?.words?.map((word) => word.text).join(' ')).toBe(sentence);
    expect(written?.words?.[0]?.box[0]).toBeCloseTo(100, 0);
    expect(written?.words?.[0]?.box[3]).toBeGreaterThan(199);
    expect(empty?.words).toBeUndefined();
    const picture = await empty!.picture();
    expect(picture.width / picture.height).toBeCloseTo(595 / 842, 2);
    await document.close();
  });

  describe('text that nobody sees', () => {
    const text = 'What a scanner took the print of this page for';
    const line = (y: number, hidden?: true) => ({ text, x: 50, y, ...(hidden && { hidden }) });
    const wordsOf = async (...pages: PdfSpec['pages'][number][]) => {
      const document = await open(makePdf({ pages }));
      await document.close();
      return document.pages.map(({ words }) => words?.length);
    };

    it('is not believed: the page is read off its picture', async () => {
      expect(await wordsOf([line(50, true), line(70, true)])).toEqual([undefined]);
    });

    it('is that of its own page, or of part of it', async () => {
      expect(await wordsOf([line(50, true)], [line(50)])).toEqual([undefined, 10]);
      expect(await wordsOf([line(50, true), line(70), line(90)])).toEqual([20]);
    });
  });

  it('draws a page that is a fax, not a blank', async () => {
    const half = Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 64 < 32 ? 0 : 255)));
    const { data: raw, info } = await sharp(half, { raw: { width: 64, height: 64, channels: 1 } })
      .threshold(128)
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer({ resolveWithObject: true });
    // The strip of a one-strip TIFF lies between its eight-byte header and its directory.
    const data = raw.subarray(8, raw.readUInt32LE(4));
    await expectDrawn({ width: info.width, height: info.height, data, packing: 'fax' });
  });

  it.each(['jbig2', 'jpeg2000'] as const)('draws a scan packed as %s, not a blank', async (packing) => {
    await expectDrawn({ width: 32, height: 32, data: Buffer.from(SQUARES[packing], 'base64'), packing });
  });

  it('draws one page after another, also when they share a font', async () => {
    const texts = ['one', 'two', 'three'].map((text) => [{ text, x: 50, y: 50 }]);
    const document = await decode(makePdf({ pages: texts }), 'pdf');
    const drawn: OcrImage[] = [];
    for (const page of document.pages) drawn.push(await page.picture());
    await document.close();
    expect(new Set(drawn.map(({ grey }) => Buffer.from(grey).toString('base64'))).size).toBe(3);
  });

  it('keeps text that runs up the page by itself, on the page turned so that it is upright', async () => {
    const seen = { text: 'Visible words are what a reader gets to see', x: 50, y: 100 };
    const document = await open(makePdf({ pages: [[seen, { text: 'Upwards here', x: 100, y: 500, up: true }]] }));
    const [page] = document.pages;
    expect(page?.words?.map(({ text }) => text).join(' ')).toBe(seen.text);
    expect(page?.sideways?.map(({ turn, words }) => [turn, ...words.map(({ text }) => text)])).toEqual([
      [90, 'Upwards', 'here'],
    ]);
    // What was the foot of the page is its left then.
    const [left, , , bottom] = page!.sideways![0]!.words[0]!.box;
    expect([Math.round(left), Math.round(bottom)]).toEqual([842 - 500, 102]);
    await document.close();
  });

  it('leaves out text nobody can see: off the page or microscopic', async () => {
    const seen = { text: 'Visible words are what a reader gets to see', x: 50, y: 100 };
    const document = await open(
      makePdf({ pages: [[seen, { text: 'Outside', x: 900, y: 100 }, { text: 'Tiny', x: 50, y: 300, size: 1 }]] }),
    );
    expect(document.pages[0]?.words?.map((word) => word.text)).not.toEqual(expect.arrayContaining(['Outside']));
    expect(document.pages[0]?.words?.map((word) => word.text)).not.toEqual(expect.arrayContaining(['Tiny']));
    await document.close();
  });
});

describe('decode: what it refuses, by name', () => {
  const magic = (head: readonly number[]) =>
    Buffer.concat([Buffer.from(head), Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 131 + 7) % 251))]);

  it.each([
    ['nothing', Buffer.alloc(0), 'unreadable'],
    ['text', Buffer.from('Dear Sir or Madam, please find enclosed'), 'unsupported_type'],
    ['HTML', Buffer.from('<!doctype html><title>x</title>'), 'unsupported_type'],
    [
      'text that begins like a bitmap',
      Buffer.from('BMW is a make of car and this is a letter about it.'),
      'unsupported_type',
    ],
    ['noise behind a PNG header', magic([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'unreadable'],
    ['noise behind a GIF header', magic([...Buffer.from('GIF89a')]), 'unreadable'],
    ['noise behind a TIFF header', magic([...Buffer.from('II*\0')]), 'unreadable'],
    ['noise behind a PDF header', magic([...Buffer.from('%PDF-1.7\n')]), 'unreadable'],
    ['a bitmap cut off in its header', bitmap(4, 4, [0, 0, 0]).subarray(0, 30), 'unreadable'],
    ['a PDF without pages', makePdf({ pages: [] }), 'unreadable'],
    ['an encrypted PDF', makePdf({ pages: [[]], encrypted: true }), 'encrypted_pdf'],
    ['a PDF of ten thousand pages', makePdf({ pages: Array.from({ length: 10_000 }, () => []) }), 'too_many_pages'],
    ['a PDF with a page of half a mile', makePdf({ pages: [[]], size: [2_000_000, 800] }), 'too_many_pixels'],
    ['a PDF cut in half', makePdf({ pages: [[{ text: 'half', x: 10, y: 10 }]] }).subarray(0, 60), 'unreadable'],
    ['more than ten megabytes', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'too_large'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(() => open(bytes).then((document) => document.pages[0]?.picture()))).toBe(code);
  });

  it('a picture of 900 megapixels, before it is decoded', async () => {
    expect(await codeOf(async () => open(await pngClaiming(30_000, 30_000)))).toBe('too_many_pixels');
    const huge = bitmap(4, 4, [0, 0, 0]);
    huge.writeInt32LE(30_000, 18);
    huge.writeInt32LE(30_000, 22);
    expect(await codeOf(() => open(huge))).toBe('too_many_pixels');
  });

  it('a picture that calls itself a PDF, and the other way round', () => {
    const pdf = makePdf({ pages: [[]] });
    expect(() => sniff(pdf, 'image/png')).toThrow(expect.objectContaining({ code: 'unsupported_type' }));
    expect(() => sniff(bitmap(4, 4, [0, 0, 0]), 'application/pdf')).toThrow(
      expect.objectContaining({ code: 'unsupported_type' }),
    );
    expect(() => sniff(pdf, 'text/html')).toThrow(expect.objectContaining({ code: 'unsupported_type' }));
  });

  it('but not a cut-off JPEG or PNG: what is there is decoded', async () => {
    const noise = {
      create: {
        width: 200,
        height: 200,
        channels: 3 as const,
        background: '#888',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
      },
    };
    for (const bytes of [await sharp(noise).jpeg().toBuffer(), await sharp(noise).png().toBuffer()]) {
      const { pages } = await open(bytes.subarray(0, bytes.length / 2));
      expect(await pages[0]!.picture()).toMatchObject({ width: 200, height: 200 });
    }
  });
});
