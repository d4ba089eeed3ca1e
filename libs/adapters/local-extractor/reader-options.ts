/** Which readers a child process may use, and how it is told: as arguments of its script. */
import { OCR_ENGINES, type OcrEngineName } from '#ports/ocr-engine.js';

export interface ReaderOptions {
  /** Which readers may be used; all when absent. */
  readonly ocrEngines?: readonly OcrEngineName[];
  /** Folder of installed models of PP-OCR; only the ones that come with a package are used when absent. */
  readonly modelsDir?: string;
}

const MODELS = '--models=';

export function readerArguments({ ocrEngines = [], modelsDir }: ReaderOptions): string[] {
  return [...ocrEngines, ...(modelsDir === undefined ? [] : [`${MODELS}${modelsDir}`])];
}

export function readerOptions(args: readonly string[]): ReaderOptions {
  const modelsDir = args.find((arg) => arg.startsWith(MODELS))?.slice(MODELS.length);
  const named = OCR_ENGINES.filter((name) => args.includes(name));
  return { ...(named.length > 0 && { ocrEngines: named }), ...(modelsDir !== undefined && { modelsDir }) };
}
