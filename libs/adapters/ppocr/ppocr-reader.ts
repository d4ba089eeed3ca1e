/**
 * Reads pages with PP-OCR's models on ONNX Runtime in this process. Finds lines, cuts each out of the full page, reads
 * it and splits it into words at its gaps. Same picture, same words, whatever was read before. One page at a time; time
 * and abort are looked at between steps. Not isolated: meant to live in a child process.
 */
import {
  assertWhole,
  OcrEngine,
  OcrFailed,
  type OcrImage,
  type OcrOptions,
  type OcrPage,
  type OcrWord,
} from '#ports/ocr-engine.js';
import { release } from '#kernel/release.js';
import { bestLook, type Look } from './best-look.js';
import { type ModelFiles, v4Files } from './chosen-models.js';
import { findLines } from './find-lines.js';
import { bounded, levelsOf } from './grey-picture.js';
import { inReadingOrder } from './line-order.js';
import { loadModels, type Models } from './models.js';
import { withoutStrayAccents } from './stray-accents.js';
import { aroundBox, isOnItsSide } from './tilted-box.js';
import { wordsOf } from './words.js';

const LEVELS = 4;
/** Part of a page. */
const HEAD = 0.4;

export class PpocrReader extends OcrEngine {
  private models?: Promise<Models>;

  constructor(private readonly files: ModelFiles = v4Files()) {
    super();
  }

  override languages(): readonly string[] {
    return this.files.generation.languages;
  }

  async warm(): Promise<void> {
    await this.loaded();
  }

  override async read(image: OcrImage, options: OcrOptions = {}): Promise<OcrPage> {
    const { languages = ['eng'], signal, timeoutMs = Infinity, onProgress } = options;
    const missing = languages.find((language) => !this.languages().includes(language));
    if (missing) throw new OcrFailed('unreadable', `This reader knows no "${missing}".`);
    const { generation, detector, recogniser } = await this.loaded();
    const until = performance.now() + timeoutMs;
    const check = () => {
      signal?.throwIfAborted();
      if (performance.now() > until) throw new OcrFailed('timed_out', `No answer in ${timeoutMs} ms.`);
    };
    check();
    assertWhole(image);
    const picture = await bounded(image);
    check();
    const levels = levelsOf(picture, LEVELS);
    const boxes = inReadingOrder(await findLines(detector, levels, generation.detection));
    check();
    const { width, height } = image;
    const sheet = { across: width / picture.width, down: height / picture.height, width, height };
    const lines: Look[] = [];
    for (const box of boxes) {
      check();
      onProgress?.();
      const atHead = box.middle.y < picture.height * HEAD;
      const { unsure } = generation;
      lines.push(await bestLook(levels, box, recogniser, { unsure, doubtful: atHead ? generation.doubtful : 0 }));
    }
    const characters = withoutStrayAccents(lines.map((line) => line.characters));
    const words = lines.flatMap(({ crop }, line) =>
      wordsOf(crop, characters[line] ?? [], line, sheet, generation.spaces),
    );
    for (const { data } of levels) if (data !== image.grey) release(data);
    for (const each of [detector, recogniser.model, recogniser.mean]) each.rest();
    const sideways = boxes
      .filter(isOnItsSide)
      .map(aroundBox)
      .map(([x0, y0, x1, y1]): OcrWord['box'] => [
        x0 * sheet.across,
        y0 * sheet.down,
        x1 * sheet.across,
        y1 * sheet.down,
      ]);
    return { words, sideways, engine: `ppocr ${generation.name}`, knows: generation.languages };
  }

  /** What the detector keeps inside is by far the most, and it is back in 35 ms. */
  override async makeRoom(): Promise<void> {
    await (await this.models)?.detector.close();
  }

  override async close(): Promise<void> {
    const models = await this.models;
    this.models = undefined;
    await models?.detector.close();
    await models?.recogniser.model.close();
  }

  private loaded(): Promise<Models> {
    return (this.models ??= loadModels(this.files));
  }
}
