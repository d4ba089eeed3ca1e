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
import { type Look } from './best-look.js';
import { type ModelFiles, v4Files } from './chosen-models.js';
import { bounded } from './grey-picture.js';
import { loadModels, type Models } from './models.js';
import { PageLines } from './page-lines.js';
import { withoutStrayAccents } from './stray-accents.js';
import { aroundBox, isOnItsSide, levelBox } from './tilted-box.js';
import { setUpright } from './set-upright.js';
import { wordsOf } from './words.js';

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
    const { languages = ['eng'], signal, timeoutMs = Infinity, onProgress, mayMove } = options;
    const missing = languages.find((language) => !this.languages().includes(language));
    if (missing) throw new OcrFailed('unreadable', `This reader knows no "${missing}".`);
    const models = await this.loaded();
    const { generation, detector, recogniser } = models;
    const until = performance.now() + timeoutMs;
    const step = () => {
      signal?.throwIfAborted();
      if (performance.now() > until) throw new OcrFailed('timed_out', `No answer in ${timeoutMs} ms.`);
      onProgress?.();
    };
    step();
    assertWhole(image);
    const found = await PageLines.find(models, await bounded(image), step, image.grey);
    const { page, moved } = mayMove ? await setUpright(found, image) : { page: found };
    const { width, height } = moved ?? image;
    const sheet = { across: width / page.picture.width, down: height / page.picture.height, width, height };
    const lines: Look[] = [];
    for (const box of page.boxes) lines.push(await page.look(box));
    const characters = withoutStrayAccents(lines.map((line) => line.characters));
    const words = lines.flatMap(({ crop }, line) =>
      wordsOf(crop, characters[line] ?? [], line, sheet, generation.spaces),
    );
    const onSheet = ([x0, y0, x1, y1]: OcrWord['box']): OcrWord['box'] => [
      x0 * sheet.across,
      y0 * sheet.down,
      x1 * sheet.across,
      y1 * sheet.down,
    ];
    const sideways = page.boxes.filter(isOnItsSide).map(aroundBox).map(onSheet);
    const level = page.boxes.filter((box) => !isOnItsSide(box));
    page.release();
    for (const each of [detector, recogniser.model, recogniser.mean]) each.rest();
    return {
      words,
      lines: level.map((box) => ({ box: onSheet(levelBox(box)), slope: Math.tan(box.angle) })),
      sideways,
      engine: `ppocr ${generation.name}`,
      knows: generation.languages,
      ...(moved && { moved }),
    };
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
