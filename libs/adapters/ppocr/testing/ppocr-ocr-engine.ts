/** OcrEngine by PP-OCRv4 mobile on ONNX Runtime in recycled child processes. Reads English and Chinese, no accents. */
import { PooledOcrEngine, type PooledOcrOptions } from '../../child-pool/testing/pooled-ocr-engine.js';
import { PPOCR_LANGUAGES } from '../languages.js';

export class PpocrOcrEngine extends PooledOcrEngine {
  constructor(options: PooledOcrOptions = {}) {
    super('libs/adapters/ppocr/testing/ppocr-child.ts', options);
  }

  override languages(): readonly string[] {
    return PPOCR_LANGUAGES;
  }
}
