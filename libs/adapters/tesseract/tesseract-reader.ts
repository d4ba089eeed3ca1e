/**
 * Reads pages with tesseract.js in this process (its WebAssembly runs in a thread of its own). One page at a time; the
 * reader for a set of languages is kept warm until others are asked for. The same picture gives the same words whatever
 * was read before: adaptive learning and the document dictionary are off. Not isolated: meant to live in a child
 * process.
 */
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Page as TesseractPage, type Worker } from 'tesseract.js';
import {
  assertWhole,
  OcrEngine,
  OcrFailed,
  type OcrImage,
  type OcrOptions,
  type OcrPage,
  type OcrWord,
} from '#ports/ocr-engine.js';
import { joinedSyllables } from './joined-syllables.js';
import { installedLanguages, languageFolder } from './language-data.js';
import { portableGraymap } from './portable-graymap.js';

const { version } = createRequire(import.meta.url)('tesseract.js/package.json') as { version: string };
const START_TIMEOUT_MS = 20_000;

export class TesseractReader extends OcrEngine {
  private readonly installed = installedLanguages();
  /** Called whenever the worker says how far it is. */
  private heard: () => void = () => {};
  private current?: { readonly key: string; readonly worker: Promise<Worker> };

  override languages(): readonly string[] {
    return this.installed;
  }

  /** Has the reader for these languages ready before the first page comes. */
  async warm(languages: readonly string[] = ['eng']): Promise<void> {
    await this.worker(languages);
  }

  override async read(image: OcrImage, options: OcrOptions = {}): Promise<OcrPage> {
    const { languages = ['eng'], signal, timeoutMs, onProgress } = options;
    signal?.throwIfAborted();
    assertWhole(image);
    const worker = await this.worker(languages);
    try {
      const recognised = worker.recognize(portableGraymap(image), {}, { text: false, blocks: true });
      const { data } = await this.bounded(recognised, { timeoutMs, signal, onProgress });
      return { words: wordsOf(data), engine: `tesseract ${version} ${languages.join('+')}` };
    } catch (error) {
      if (error instanceof OcrFailed || signal?.aborted) await this.drop();
      if (error instanceof OcrFailed) throw error;
      signal?.throwIfAborted();
      throw new OcrFailed('unreadable', String(error));
    }
  }

  /** Its WebAssembly only grows. */
  override makeRoom(): Promise<void> {
    return this.drop();
  }

  override async close(): Promise<void> {
    await this.drop();
  }

  private async worker(languages: readonly string[]): Promise<Worker> {
    const key = languages.join('+');
    const missing = languages.find((language) => !this.installed.includes(language));
    if (missing) throw new OcrFailed('unreadable', `There is no language data for "${missing}".`);
    let { current } = this;
    if (current?.key !== key) {
      await this.drop();
      current = this.current = { key, worker: start(languages, () => this.heard()) };
    }
    try {
      return await this.bounded(current.worker, { timeoutMs: START_TIMEOUT_MS });
    } catch (error) {
      await this.drop();
      throw error instanceof OcrFailed ? error : new OcrFailed('crashed', String(error));
    }
  }

  private bounded<T>(work: Promise<T>, { timeoutMs, signal, onProgress }: Omit<OcrOptions, 'languages'>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new OcrFailed('timed_out', `No answer in ${timeoutMs} ms.`));
      const clock = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs);
      this.heard = () => {
        try {
          onProgress?.();
        } catch (error) {
          reject(error);
        }
      };
      const abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      work.then(resolve, reject).finally(() => {
        clearTimeout(clock);
        signal?.removeEventListener('abort', abort);
      });
    });
  }

  private async drop(): Promise<void> {
    const worker = this.current?.worker;
    this.current = undefined;
    void worker?.then((started) => started.terminate()).catch(() => {});
  }
}

async function start(languages: readonly string[], heard: () => void): Promise<Worker> {
  const folder = languageFolder(languages);
  try {
    const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath: folder.path,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: () => {},
      logger: heard,
    });
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      classify_enable_learning: '0',
      tessedit_enable_doc_dict: '0',
    });
    return worker;
  } finally {
    folder.remove();
  }
}

function wordsOf(page: TesseractPage): OcrWord[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap((line, index) =>
    joinedSyllables(
      line.words
        .filter((word) => word.text.trim())
        .map((word): OcrWord => {
          const { x0, y0, x1, y1 } = word.bbox;
          return {
            text: monotonic(withoutMarks(word.text.trim())),
            confidence: word.confidence / 100,
            box: [x0, y0, x1, y1],
            line: index,
          };
        }),
    ),
  );
}

/** What says in which direction text runs. */
const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** Greek has had one accent since 1982, and what is printed today none of the breathings that the data still knows. */
export const monotonic = (text: string): string =>
  /[\u1f00-\u1fff]/.test(text)
    ? text
        .normalize('NFD')
        .replace(/[\u0313\u0314\u0345]/g, '')
        .replace(/[\u0300\u0342]/g, '\u0301')
        .normalize('NFC')
    : text;
