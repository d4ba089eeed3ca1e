import { OcrEngine, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { blankPicture, drawPicture } from '../testing/drawn-picture.js';
import { ChosenReader } from './chosen-reader.js';

/** Reads the same text off every picture. */
class OneText extends OcrEngine {
  reads = 0;

  constructor(
    private readonly name: string,
    private readonly known: readonly string[],
    private readonly text = 'plenty of good words',
    private readonly confidence = 0.9,
    private readonly lines?: OcrPage['lines'],
  ) {
    super();
  }

  override languages(): readonly string[] {
    return this.known;
  }

  override async read(_image: OcrImage, _options?: OcrOptions): Promise<OcrPage> {
    this.reads++;
    const words = this.text.split(' ').filter(Boolean);
    return {
      engine: this.name,
      lines: this.lines,
      words: words.map((text, line) => ({ text, line, confidence: this.confidence, box: [0, 0, 1, 1] })),
    };
  }

  override async close(): Promise<void> {}
}

const page: OcrImage = await drawPicture(['Larkspur Bakery']);
const TESSERACT = ['deu', 'eng'];
const PPOCR = ['chi_sim', 'eng'];
const readBy = async (reader: OcrEngine, languages?: readonly string[]) =>
  (await reader.read(page, { languages })).engine;

describe('chosen reader', () => {
  it('has nobody look again at a blank page, but at one on which nothing was found', async () => {
    const [ppocr, tesseract] = [new OneText('ppocr', PPOCR, ''), new OneText('tesseract', TESSERACT)];
    const reader = new ChosenReader({ ppocr, tesseract });
    expect((await reader.read(await blankPicture(600, 800))).engine).toBe('ppocr');
    expect([ppocr.reads, tesseract.reads]).toEqual([1, 0]);
    expect((await reader.read(page)).engine).toBe('tesseract');
  });

  it('reads English with ppocr and other languages with tesseract', async () => {
    const both = new ChosenReader({ ppocr: new OneText('p', PPOCR), tesseract: new OneText('t', TESSERACT) });
    expect(await readBy(both)).toBe('p');
    expect(await readBy(both, ['chi_sim'])).toBe('p');
    expect(await readBy(both, ['deu'])).toBe('t');
    expect(await readBy(both, ['eng', 'deu'])).toBe('t');
    expect(both.languages()).toEqual(['chi_sim', 'deu', 'eng']);
  });

  it('keeps the lines of the reader that finds them, where the other says more', async () => {
    const lines = [{ box: [0, 0, 9, 1], slope: 0 }] as const;
    const ppocr = new OneText('p', PPOCR, 'x', 0.4, lines);
    const { engine, lines: kept } = await new ChosenReader({ ppocr, tesseract: new OneText('t', TESSERACT) }).read(
      page,
    );
    expect([engine, kept]).toEqual(['t', lines]);
  });

  it('makes do with either alone', async () => {
    expect(await readBy(new ChosenReader({ tesseract: new OneText('t', TESSERACT) }))).toBe('t');
    const alone = new ChosenReader({ ppocr: new OneText('p', PPOCR, '') });
    expect(await readBy(alone)).toBe('p');
    await expect(readBy(alone, ['deu'])).rejects.toMatchObject({ name: 'OcrFailed', reason: 'unreadable' });
  });

  it('has tesseract look at a page on which ppocr finds hardly anything, and keeps what says more', async () => {
    const tesseract = new OneText('t', TESSERACT);
    expect(await readBy(new ChosenReader({ ppocr: new OneText('p', PPOCR, 'a b'), tesseract }))).toBe('t');
    expect(await readBy(new ChosenReader({ ppocr: new OneText('p', PPOCR), tesseract }))).toBe('p');
    expect(tesseract.reads).toBe(1);
    const worse = new OneText('t', TESSERACT, 'x', 0.1);
    expect(await readBy(new ChosenReader({ ppocr: new OneText('p', PPOCR, 'a b'), tesseract: worse }))).toBe('p');
  });
});
