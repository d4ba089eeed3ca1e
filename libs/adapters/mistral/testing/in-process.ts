/**
 * The steps in the test's own process, for documents with a text layer: the real engine, without children. A page that
 * would have to be read by OCR is refused, so that no test does by accident what it has no reader for.
 */
import { OcrEngine, OcrFailed } from '#ports/ocr-engine.js';
import { mergeStep, readStep, type Steps } from '../steps.js';

class NoReader extends OcrEngine {
  override async read(): Promise<never> {
    throw new OcrFailed('unreadable', 'There is no reader.');
  }
  override languages(): readonly string[] {
    return [];
  }
  override async close(): Promise<void> {}
}

export function stepsInProcess(): Steps {
  const reader = new NoReader();
  return {
    read: (bytes, options) => readStep(bytes, options, reader),
    merge: async (merging) => mergeStep(merging),
    warm: async () => {},
    close: async () => {},
  };
}
