/**
 * How fast pictures are read: what everything around the readers costs in one process, and what two children sustain
 * beside two bare tesseract.js workers. All on the pictures given, warm, in the same run, because a busy machine slows
 * each alike.
 */
import { createWorker, OEM, PSM } from 'tesseract.js';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { openReaders } from '#adapters/local-extractor/warm-readers.js';
import { languageFolder } from '#adapters/tesseract/language-data.js';
import { portableGraymap } from '#adapters/tesseract/portable-graymap.js';
import { decode } from '#extraction/decode/decode.js';
import { extractDocument } from '#extraction/pipeline.js';
import { sniff } from '#extraction/sniff/sniff.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { OcrEngine, type OcrEngineName, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { median, quantile } from '../measuring/statistics.js';

const modelsDir = ocrModelsDirFrom(process.env);

/** What the reader gets: decoding and preparing it is part of what is around the reader. */
export async function prepared(bytes: Uint8Array): Promise<OcrImage> {
  const document = await decode(bytes, sniff(bytes));
  const picture = await document.pages[0]!.picture();
  await document.close();
  return picture;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(work));
  return median(times);
}

/** Adds up the time inside the reader. */
class TimedReader extends OcrEngine {
  milliseconds = 0;
  readings = 0;
  constructor(private readonly reader: OcrEngine) {
    super();
  }
  override languages(): readonly string[] {
    return this.reader.languages();
  }
  override async read(image: OcrImage, options?: OcrOptions): Promise<OcrPage> {
    const started = performance.now();
    const page = await this.reader.read(image, options);
    this.milliseconds += performance.now() - started;
    this.readings++;
    return page;
  }
  override close(): Promise<void> {
    return this.reader.close();
  }
}

export interface AroundReaders {
  readonly readings: number;
  readonly readersMs: number;
  /** Everything but the readers, as a part of the time in them. */
  readonly around: number;
}

/** One process, one picture after the other, each twice; the second time counts. */
export async function aroundReaders(
  names: readonly OcrEngineName[],
  pictures: readonly Uint8Array[],
): Promise<AroundReaders> {
  const { reader, warm } = await openReaders({ ocrEngines: names, modelsDir });
  await warm();
  let [whole, inside, readings] = [0, 0, 0];
  for (const picture of pictures) {
    await extractDocument(picture, {}, reader);
    const watched = new TimedReader(reader);
    whole += await timed(() => extractDocument(picture, {}, watched));
    inside += watched.milliseconds;
    readings += watched.readings;
  }
  await reader.close();
  return { readings, readersMs: inside, around: (whole - inside) / inside };
}

export interface Sustained {
  readonly perMinute: number;
  readonly p50: number;
  readonly p95: number;
}

/** Takes the next picture as soon as one is done, two at a time. */
async function twoAtATime<Picture>(
  pictures: readonly Picture[],
  work: (picture: Picture, lane: number) => Promise<unknown>,
): Promise<Sustained> {
  const waiting = [...pictures];
  const times: number[] = [];
  const lane = async (index: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = next;
      times.push(await timed(() => work(picture, index)));
    }
  };
  const took = await timed(() => Promise.all([lane(0), lane(1)]));
  return { perMinute: (pictures.length * 60_000) / took, p50: median(times), p95: quantile(times, 0.95) };
}

export async function sustained(names: readonly OcrEngineName[], pictures: readonly Uint8Array[]): Promise<Sustained> {
  const extractor = new LocalExtractor({ children: 2, ocrEngines: names, modelsDir });
  await extractor.warm();
  await twoAtATime(pictures.slice(0, 4), (picture) => extractor.extract(picture));
  const result = await twoAtATime(pictures, (picture) => extractor.extract(picture));
  await extractor.close();
  return result;
}

/** Two bare tesseract.js workers on pictures that are ready to be read: nothing is decoded, prepared or understood. */
export async function bareTesseract(pictures: readonly Uint8Array[]): Promise<Sustained> {
  const ready = await Promise.all(pictures.map(async (picture) => portableGraymap(await prepared(picture))));
  const start = async () => {
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: languageFolder(['eng']).path,
      gzip: true,
      cacheMethod: 'none',
    });
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
    return worker;
  };
  const workers = await Promise.all([start(), start()]);
  const read = (picture: Buffer, lane: number) => workers[lane]!.recognize(picture, {}, { blocks: true });
  await twoAtATime(ready.slice(0, 4), read);
  const result = await twoAtATime(ready, read);
  await Promise.all(workers.map((worker) => worker.terminate()));
  return result;
}
