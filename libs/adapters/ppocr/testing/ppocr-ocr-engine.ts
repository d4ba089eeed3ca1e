/** OcrEngine by PP-OCR on ONNX Runtime in recycled child processes. */
import { PooledOcrEngine, type PooledOcrOptions } from '../../child-pool/testing/pooled-ocr-engine.js';
import { chosenModels } from '../chosen-models.js';
import { type Generation } from '../generation.js';

export class PpocrOcrEngine extends PooledOcrEngine {
  private constructor(
    private readonly generation: Generation,
    modelsDir: string | undefined,
    options: PooledOcrOptions,
  ) {
    super('libs/adapters/ppocr/testing/ppocr-child.ts', options, modelsDir === undefined ? [] : [modelsDir]);
  }

  /** @param modelsDir folder of installed models; only those that come with a package are used when absent */
  static async open(modelsDir?: string, options: PooledOcrOptions = {}): Promise<PpocrOcrEngine> {
    const { files } = await chosenModels(modelsDir);
    return new PpocrOcrEngine(files.generation, modelsDir, options);
  }

  override languages(): readonly string[] {
    return this.generation.languages;
  }
}
