/**
 * A reader that says after each picture that work goes on, because a document may need many readings and each takes its
 * time.
 */
import { OcrEngine, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';

export class TellingReader extends OcrEngine {
  constructor(
    private readonly reader: OcrEngine,
    private readonly alive: () => void,
  ) {
    super();
  }

  override languages(): readonly string[] {
    return this.reader.languages();
  }

  override async read(image: OcrImage, options?: OcrOptions): Promise<OcrPage> {
    this.alive();
    const page = await this.reader.read(image, options);
    this.alive();
    return page;
  }

  override close(): Promise<void> {
    return this.reader.close();
  }
}
