import sharp from 'sharp';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { PageNotDrawn, type PageImage } from '#ports/page-renderer.js';
import { LocalPageRenderer } from './local-page-renderer.js';

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'drawn',
    (error: unknown) => (error instanceof PageNotDrawn ? error.reason : String(error)),
  );
const sizeOf = ({ width, height }: PageImage) => [width, height];
/** The colour in the middle of a part of the page, `[0.1, 0.9]` being its lower left. */
async function colourAt({ bytes, width, height }: PageImage, [x, y]: readonly [number, number]): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const near = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((part, index) => Math.abs(part - wanted[index]!) < 24);

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

describe('LocalPageRenderer', () => {
  const renderer = new LocalPageRenderer();
  afterAll(() => renderer.close());
  const render = (bytes: Uint8Array, page = 0, width = 320) => renderer.render(bytes, { page, width });

  it('draws the page of a PDF that is asked for, as wide as asked', async () => {
    const page = (at: number) => [{ text: 'MMMM', x: at, y: 100, size: 60 }];
    const pdf = makePdf({ pages: [page(20), page(400)], size: [600, 800] });
    const [first, second] = [await render(pdf, 0, 300), await render(pdf, 1, 300)];
    expect([sizeOf(first), sizeOf(second), first.mime]).toEqual([[300, 400], [300, 400], 'image/webp']);
    const ink = async (image: PageImage, left: number) => {
      const part = { left, top: 20, width: 100, height: 40 };
      const pixels = await sharp(image.bytes).extract(part).raw().toBuffer();
      return pixels.some((value) => value < 100);
    };
    expect([await ink(first, 10), await ink(first, 195), await ink(second, 10), await ink(second, 195)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('turns a photograph upright and keeps its colours', async () => {
    const sideways = await halves(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const drawn = await render(sideways);
    expect(sizeOf(drawn)).toEqual([100, 200]);
    expect(near(await colourAt(drawn, [0.5, 0.1]), [255, 0, 0])).toBe(true);
    expect(near(await colourAt(drawn, [0.5, 0.9]), [0, 0, 255])).toBe(true);
  });

  it('scales a large picture down and leaves a small one as it is', async () => {
    const large = await halves(2000, 1000).png().toBuffer();
    expect(sizeOf(await render(large, 0, 640))).toEqual([640, 320]);
    expect(sizeOf(await render(await halves(64, 32).gif().toBuffer(), 0, 640))).toEqual([64, 32]);
  });

  it('draws what browsers do not: bitmaps, and each page of a TIFF', async () => {
    const bitmap = Buffer.alloc(54 + 4 * 4 * 4);
    bitmap.write('BM', 0, 'latin1');
    for (const [value, at] of [
      [54, 10],
      [40, 14],
      [4, 18],
      [4, 22],
    ] as const)
      bitmap.writeUInt32LE(value, at);
    bitmap.writeUInt16LE(32, 28);
    expect(sizeOf(await render(bitmap))).toEqual([4, 4]);
    const frames = [
      await halves(40, 20).png().toBuffer(),
      await sharp(await halves(40, 20).png().toBuffer())
        .flop()
        .png()
        .toBuffer(),
    ];
    const tiff = await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect(near(await colourAt(await render(tiff, 0), [0.1, 0.5]), [255, 0, 0])).toBe(true);
    expect(near(await colourAt(await render(tiff, 1), [0.1, 0.5]), [0, 0, 255])).toBe(true);
    expect(await reasonOf(render(tiff, 2))).toBe('no_such_page');
  });

  it('puts transparent pictures on white', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await colourAt(await render(clear), [0.5, 0.5])).toEqual([255, 255, 255]);
  });

  it('refuses by name what cannot be drawn, and goes on', async () => {
    expect(await reasonOf(render(Buffer.from('%PDF-1.7 and nothing else')))).toBe('unreadable');
    expect(await reasonOf(render(makePdf({ pages: [[]], encrypted: true })))).toBe('unreadable');
    expect(await reasonOf(render(makePdf({ pages: [[]], size: [2_000_000, 800] })))).toBe('unreadable');
    expect(await reasonOf(render(makePdf({ pages: [[]] }), 1))).toBe('no_such_page');
    expect(await reasonOf(render(makePdf({ pages: [[]] })))).toBe('drawn');
  });

  it('refuses more pages than may wait', async () => {
    const narrow = new LocalPageRenderer({ mostAtOnce: 1 });
    const pdf = makePdf({ pages: [[]] });
    const outcomes = await Promise.all([0, 1].map(() => reasonOf(narrow.render(pdf, { page: 0, width: 100 }))));
    expect(outcomes).toEqual(['drawn', 'busy']);
    await narrow.close();
  });

  it('stops a page that overruns its time', async () => {
    const hasty = new LocalPageRenderer({ timeoutMs: 1 });
    expect(await reasonOf(hasty.render(makePdf({ pages: [[]] }), { page: 0, width: 1600 }))).toBe('timed_out');
    await hasty.close();
  });
});
