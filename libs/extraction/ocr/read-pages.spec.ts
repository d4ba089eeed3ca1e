import { type DecodedDocument } from '../decode/document.js';
import { turnedBy } from '../model/pose.js';
import { SAMPLE_TEXTS } from '../testing/sample-texts.js';
import { blankPicture } from '../testing/drawn-picture.js';
import { OcrEngine, type OcrImage, type OcrLine, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { readPages } from './read-pages.js';

const GERMAN =
  'Rechnung Vielen Dank für Ihre Bestellung bitte zahlen Sie den Betrag auf unser Konto Gesamtbetrag Summe';

class GermanPage extends OcrEngine {
  readonly asked: (readonly string[] | undefined)[] = [];

  constructor(private readonly knows?: readonly string[]) {
    super();
  }

  override languages(): readonly string[] {
    return ['deu', 'eng'];
  }

  override async read(_image: OcrImage, { languages }: OcrOptions = {}): Promise<OcrPage> {
    this.asked.push(languages);
    const words = GERMAN.split(' ').map((text, line) => {
      return { text, line, confidence: 0.95, box: [0, 10 * line, 90, 10 * line + 8] as const };
    });
    return { engine: 'made up', words, ...(this.knows && { knows: this.knows }) };
  }

  override async close(): Promise<void> {}
}

/** Bulgarian in Latin letters. */
const LATIN = 'CTpaHNTe ce cnopa3ymaBaT ga gocTaBRT cTokN n ycnyrN onNcaHN B goroBopa';

/** In Latin letters nothing of it is words. */
class BulgarianPage extends OcrEngine {
  readonly asked: string[] = [];

  constructor(private readonly lines?: readonly OcrLine[]) {
    super();
  }

  override languages(): readonly string[] {
    return ['bul', 'eng'];
  }

  override async read(_image: OcrImage, { languages: [code = 'eng'] = [] }: OcrOptions = {}): Promise<OcrPage> {
    this.asked.push(code);
    const isKnown = code === 'bul';
    const text = isKnown ? `${SAMPLE_TEXTS['bg']!} Θ9Δ` : `${LATIN} 094`;
    const [x, y, size] = isKnown && this.lines ? [16, 16, 20] : [10, 20, 10];
    const words = text.split(' ').map((word, index, { length }) => {
      const left = index === length - 1 ? x + 6 * size : x;
      const box = [left, y, left + size, y + size] as const;
      return { text: word, line: 0, confidence: isKnown ? 0.95 : word === '094' ? 0.99 : 0.6, box };
    });
    return { engine: 'made up', words, ...(!isKnown && this.lines && { lines: this.lines }) };
  }

  override async close(): Promise<void> {}
}

/** Print darker where a line begins; who reads English alone turns it by a half, who knows it reads it one way up. */
class TurnedPage extends OcrEngine {
  override languages(): readonly string[] {
    return ['bul', 'eng'];
  }

  override async read({ grey, width, height }: OcrImage, options: OcrOptions = {}): Promise<OcrPage> {
    const { languages: [code = 'eng'] = [], mayMove } = options;
    const inkOf = (isLeft: boolean) =>
      grey.reduce((sum, light, at) => sum + (at % width < width / 2 === isLeft ? 255 - light : 0), 0);
    const isKnown = code === 'bul' && inkOf(true) > inkOf(false);
    const words = (isKnown ? SAMPLE_TEXTS['bg']! : LATIN).split(' ').map((text) => {
      return { text, line: 0, confidence: isKnown ? 0.95 : 0.6, box: [16, 16, 40, 60] as const };
    });
    if (code === 'bul') return { engine: 'made up', words };
    const lines = [{ box: [10, 80, 90, 120] as const, slope: 0 }];
    const moved = { pose: turnedBy(180), turn: 180, width, height } as const;
    return { engine: 'made up', words, lines, ...(mayMove && { moved }) };
  }

  override async close(): Promise<void> {}
}

const LAID = { pose: turnedBy(90), turn: 90, width: 2, height: 3 } as const;

/** Turns what is wider than high, if it may. */
class LyingPage extends OcrEngine {
  readonly asked: (readonly [number, number, boolean | undefined])[] = [];

  constructor(private readonly texts: readonly string[] = ['Larkspur']) {
    super();
  }

  override languages(): readonly string[] {
    return ['deu', 'eng'];
  }

  override async read({ width, height }: OcrImage, { mayMove }: OcrOptions = {}): Promise<OcrPage> {
    this.asked.push([width, height, mayMove]);
    const words = this.texts.map((text, line) => ({ text, line, confidence: 0.95, box: [1, 0, 2, 3] as const }));
    return { engine: 'made up', words, ...(mayMove && width > height && { moved: LAID }) };
  }

  override async close(): Promise<void> {}
}

const picture = await blankPicture(100, 200);
const document: DecodedDocument = {
  pages: [{ width: 100, height: 200, picture: async () => picture }],
  attachments: [],
  close: async () => {},
};
const read = async (engine: GermanPage) => (await readPages(document, engine, { progress: () => {} })).language;

describe('reading pages', () => {
  it('reads again in the language that was found, when the first reading did not know it', async () => {
    const engine = new GermanPage();
    expect(await read(engine)).toBe('de');
    expect(engine.asked).toEqual([['eng'], ['deu']]);
  });

  it('reads a page of many before it knows that all are in another alphabet', async () => {
    const { pages } = document;
    const engine = new BulgarianPage();
    const three = { ...document, pages: [...pages, ...pages, ...pages] };
    const { language } = await readPages(three, engine, { progress: () => {} });
    expect(language).toBe('bg');
    expect(engine.asked.filter((code) => code === 'eng')).toHaveLength(1);
  });

  it('shows who knows the alphabet the lines that the first reader found, and believes its figures', async () => {
    const engine = new BulgarianPage([{ box: [10, 20, 90, 44], slope: 0 }]);
    const { pages, readers } = await readPages(document, engine, { progress: () => {} });
    // The first line of a stack begins at 16, and is twice as large as on the page.
    expect(pages[0]!.words[0]).toMatchObject({ text: 'Всички', box: [10, 20, 20, 30], line: 0 });
    expect(pages[0]!.words.at(-1)).toMatchObject({ text: '094', box: [70, 20, 80, 30] });
    expect(readers).toEqual(['made up']);
  });

  it('shows the whole page to who knows the alphabet where no line was found level', async () => {
    const engine = new BulgarianPage([]);
    const { language, pages } = await readPages(document, engine, { progress: () => {} });
    expect(language).toBe('bg');
    expect(pages[0]!.words.at(-1)).toMatchObject({ text: 'Θ9Δ' });
  });

  it('reads a page both ways up that was turned by a half by who does not know its letters', async () => {
    const grey = Uint8Array.from({ length: 100 * 200 }, (_, at) => (at % 100 < 50 ? 0 : 255));
    const upright = { ...document, pages: [{ ...document.pages[0]!, picture: async () => ({ ...picture, grey }) }] };
    const { language, pages, document: seen } = await readPages(upright, new TurnedPage(), { progress: () => {} });
    expect(language).toBe('bg');
    expect(pages[0]!.words[0]!.text).toBe('Всички');
    expect(seen.pages[0]!.turn).toBeUndefined();
    expect([...(await seen.pages[0]!.picture()).grey.subarray(0, 2)]).toEqual([0, 0]);
  });

  describe('of which one lies on its side', () => {
    const sheet = { grey: Uint8Array.from([10, 20, 30, 40, 50, 60]), width: 3, height: 2 };
    const lying = { ...document, pages: [{ width: 30, height: 20, picture: async () => sheet }] };

    it('is a document with that page upright, and tells by how much it was turned', async () => {
      const engine = new LyingPage();
      const { pages, document: upright } = await readPages(lying, engine, { progress: () => {} });
      expect(pages[0]).toMatchObject({ pose: turnedBy(90), width: 20, height: 30, words: [{ box: [10, 0, 20, 30] }] });
      expect(upright.pages[0]).toMatchObject({ turn: 90, width: 20, height: 30 });
      const { grey, ...size } = await upright.pages[0]!.picture();
      expect([...grey]).toEqual([40, 10, 50, 20, 60, 30]);
      expect(size).toEqual({ width: 2, height: 3 });
    });

    it('shows who reads it again the page upright, and has it stay so', async () => {
      const engine = new LyingPage(GERMAN.split(' '));
      const { pages } = await readPages(lying, engine, { progress: () => {} });
      expect(engine.asked).toEqual([
        [3, 2, true],
        [2, 3, false],
      ]);
      expect(pages[0]).toMatchObject({ pose: turnedBy(90), width: 20, height: 30 });
    });
  });

  it('reads once where the reading could have written that language', async () => {
    const engine = new GermanPage(['eng', 'deu']);
    expect(await read(engine)).toBe('de');
    expect(engine.asked).toEqual([['eng']]);
  });
});
