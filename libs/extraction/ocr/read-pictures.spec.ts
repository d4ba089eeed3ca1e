import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { OcrEngine, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { decode } from '../decode/decode.js';
import { turnedBy } from '../model/pose.js';
import { sniff } from '../sniff/sniff.js';
import { makePdf, type PdfText } from '../testing/made-pdf.js';
import { readPages } from './read-pages.js';

/** Says one word in the middle of what it is shown, and of a picture that may be moved whether it lies. */
class Seen extends OcrEngine {
  readonly sizes: string[] = [];

  constructor(
    private readonly text: string,
    private readonly lies = false,
    private readonly confidence = 0.95,
  ) {
    super();
  }

  override languages(): readonly string[] {
    return ['eng'];
  }

  override async read({ width, height }: OcrImage, { mayMove }: OcrOptions = {}): Promise<OcrPage> {
    this.sizes.push(`${width}x${height}`);
    const box = [width * 0.4, height * 0.4, width * 0.6, height * 0.6] as const;
    const moved = { pose: turnedBy(90), turn: 90, width: height, height: width } as const;
    return {
      engine: 'made up',
      words: [{ text: this.text, confidence: this.confidence, line: 0, box }],
      ...(this.lies && mayMove && { moved }),
    };
  }

  override async close(): Promise<void> {}
}

const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
  .greyscale()
  .jpeg()
  .toBuffer();
const lines = (count: number): PdfText[] =>
  Array.from({ length: count }, (_, at) => ({ text: 'Print this page and fold it', x: 60, y: 320 + at * 14 }));
const pdf = (texts: PdfText[], box: readonly [number, number, number, number] = [100, 100, 400, 300]) =>
  makePdf({ pages: [texts], size: [500, 700], beside: { width: 600, height: 400, data, box } });

/** A page by a library that is not ours, with forty round shapes of a letter's size in four lines from there down. */
async function withRings(texts: readonly PdfText[], top: number): Promise<Buffer> {
  const page = new PDFDocument({ size: [500, 700], margin: 0 });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  page.font('Helvetica').fontSize(10);
  for (const { text, x, y } of texts) page.text(text, x, y - 8, { lineBreak: false });
  for (let at = 0; at < 40; at++) page.circle(64 + (at % 10) * 12, top + 4 + Math.floor(at / 10) * 12, 4).fill('#000');
  page.end();
  await once(page, 'end');
  return Buffer.concat(chunks);
}

async function read(bytes: Buffer, engine: OcrEngine) {
  const document = await decode(bytes, sniff(bytes));
  try {
    const { pages, readers } = await readPages(document, engine, { progress: () => {} });
    return { page: pages[0]!, readers, texts: pages[0]!.words.map(({ text }) => text) };
  } finally {
    await document.close();
  }
}

describe('a picture on a page with text', () => {
  it('may be print that is drawn as curves, where no words stand on it', async () => {
    const texts = lines(3);
    const drawn = await withRings(texts, 100);
    const engine = new Seen('Larkspur');
    const { texts: said } = await read(drawn, engine);
    expect(said.filter((text) => text === 'Larkspur')).toHaveLength(1);
    const { texts: under } = await read(await withRings(texts, 308), new Seen('Larkspur'));
    expect(under).not.toContain('Larkspur');
  });

  it('is read beside it, and alone', async () => {
    const engine = new Seen('Larkspur');
    const { page, texts, readers } = await read(pdf(lines(2)), engine);
    expect(texts).toEqual([...'Print this page and fold it Print this page and fold it'.split(' '), 'Larkspur']);
    expect(page.words.at(-1)).toMatchObject({ source: 'ocr' });
    const [x0, y0, x1, y1] = page.words.at(-1)!.box.map(Math.round);
    expect([x0, y0, x1, y1]).toEqual([220, 180, 280, 220]);
    expect(readers).toEqual(['made up']);
    expect(engine.sizes).toEqual(['1042x694']);
  });

  it('says nothing where no print was surely read on it', async () => {
    const { texts } = await read(pdf(lines(2)), new Seen('~=2', false, 0.5));
    expect(texts).not.toContain('~=2');
  });

  it('says nothing that the text says', async () => {
    const over = { text: 'Larkspur', x: 230, y: 203 };
    const { texts } = await read(pdf([...lines(2), over]), new Seen('Larkspur'));
    expect(texts.filter((text) => text === 'Larkspur')).toHaveLength(1);
  });

  it('turns the page where it lies on its side and says much beside the text', async () => {
    const { page, texts } = await read(pdf(lines(2)), new Seen('Larkspur'.repeat(8), true));
    expect(page).toMatchObject({ pose: turnedBy(90), width: 700, height: 500 });
    expect(texts).toEqual(['Larkspur'.repeat(8)]);
  });

  it('is left alone where it lies on its side and says little', async () => {
    for (const [count, text] of [
      [2, 'Larkspur'],
      [24, 'Larkspur'.repeat(8)],
    ] as const) {
      const { page, texts } = await read(pdf(lines(count)), new Seen(text, true));
      expect(page).toMatchObject({ width: 500, height: 700 });
      expect(texts).not.toContain(text);
    }
  });

  it('is the page where it fills it and the text is a stamp', async () => {
    const stamp = { text: 'Envelope 4F2A77C19D0B331E5A sealed', x: 20, y: 12, size: 6 };
    const { texts } = await read(pdf([stamp], [0, 0, 500, 700]), new Seen('Larkspur'));
    expect(texts).toEqual(['Larkspur']);
  });
});
