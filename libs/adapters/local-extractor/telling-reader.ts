/**
 * A reader that says after each part of a picture that work goes on, and after each picture that a stage is done: a
 * document may have many, and a page of small print takes longer than a receipt. What one picture may take is bounded
 * in the processor's time. @throws OcrFailed `timed_out`
 */
import { LIMITS } from '#extraction/model/limits.js';
import { OcrEngine, OcrFailed, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { type Alive } from '../child-pool/serve-jobs.js';

export class TellingReader extends OcrEngine {
  constructor(
    private readonly reader: OcrEngine,
    private readonly alive: Alive,
    private readonly mostProcessorMs: number = LIMITS.pictureProcessorMs,
  ) {
    super();
  }

  override languages(): readonly string[] {
    return this.reader.languages();
  }

  override async read(image: OcrImage, options?: OcrOptions): Promise<OcrPage> {
    const before = process.cpuUsage();
    const onProgress = () => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > this.mostProcessorMs)
        throw new OcrFailed('timed_out', 'One picture took too much processor time.');
      this.alive();
    };
    onProgress();
    const page = await this.reader.read(image, { ...options, onProgress });
    this.alive(true);
    return page;
  }

  override makeRoom(): Promise<void> {
    return this.reader.makeRoom();
  }

  override close(): Promise<void> {
    return this.reader.close();
  }
}
