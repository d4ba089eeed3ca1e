/** OcrEngine by tesseract.js in recycled child processes. Reads every language its data is installed for. */
import { PooledOcrEngine, type PooledOcrOptions } from '../../child-pool/testing/pooled-ocr-engine.js';
import { installedLanguages } from '../language-data.js';

export class TesseractOcrEngine extends PooledOcrEngine {
  constructor(options: PooledOcrOptions = {}) {
    super('libs/adapters/tesseract/testing/tesseract-child.ts', options);
  }

  override languages(): readonly string[] {
    return installedLanguages();
  }
}
