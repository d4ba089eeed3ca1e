/**
 * The readers at hand as one, each for what it measured best at. `ppocr` reads what is asked for in English: on 150
 * till receipts it has the name, address, date and total right far more often than tesseract. `tesseract` reads every
 * other language (ppocr writes no accents) and the English pages on which ppocr finds hardly anything, unless they are
 * blank. One of them alone reads everything.
 */
import { OcrEngine, OcrFailed, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { isBlank } from '../prepare/blank.js';

export interface Readers {
  readonly ppocr?: OcrEngine;
  readonly tesseract?: OcrEngine;
}

/** Letters and digits surely read, below which the other reader has a look too. */
const HARDLY_ANYTHING = 12;

export class ChosenReader extends OcrEngine {
  constructor(private readonly readers: Readers) {
    super();
  }

  override languages(): readonly string[] {
    const { ppocr, tesseract } = this.readers;
    return [...new Set([...(ppocr?.languages() ?? []), ...(tesseract?.languages() ?? [])])].sort();
  }

  override async read(image: OcrImage, options: OcrOptions = {}): Promise<OcrPage> {
    const { ppocr, tesseract } = this.readers;
    const { languages = ['eng'] } = options;
    const able = (reader?: OcrEngine) =>
      reader && languages.every((language) => reader.languages().includes(language)) ? reader : undefined;
    const [first, second] = [able(ppocr), able(tesseract)];
    const reader = first ?? second;
    if (!reader) throw new OcrFailed('unreadable', `No reader knows "${languages.join('+')}".`);
    if (reader === tesseract) await ppocr?.makeRoom();
    const page = await reader.read(image, options);
    if (!first || !second || legible(page) >= HARDLY_ANYTHING) return page;
    if (page.words.length === 0 && (await isBlank(image))) return page;
    await first.makeRoom();
    const other = await second.read(image, options);
    if (legible(other) <= legible(page)) return page;
    // In letters that neither writes, the first still knows where lines stand.
    return page.moved || !page.lines ? other : { ...other, lines: page.lines };
  }

  override async makeRoom(): Promise<void> {
    await Promise.all([this.readers.ppocr?.makeRoom(), this.readers.tesseract?.makeRoom()]);
  }

  override async close(): Promise<void> {
    await Promise.all([this.readers.ppocr?.close(), this.readers.tesseract?.close()]);
  }
}

function legible({ words }: OcrPage): number {
  return words.reduce((sum, { text, confidence }) => sum + confidence * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
