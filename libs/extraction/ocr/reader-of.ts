import { OCR_ENGINES, type OcrEngineName } from '#ports/ocr-engine.js';

/** `tesseract 7.0.0 eng` → tesseract; undefined for an engine nobody knows. */
export const readerOf = (engine: string): OcrEngineName | undefined =>
  OCR_ENGINES.find((name) => engine === name || engine.startsWith(`${name} `));
