/**
 * The readers of one child process, chosen by its arguments: the names it may use, all when it has none. The reader of
 * the first pass is made ready; the other starts with the first page that needs it.
 */
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { ChosenReader } from '#extraction/ocr/chosen-reader.js';
import { PpocrReader } from '../ppocr/ppocr-reader.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';

export function readersNamed(names: readonly string[]): { reader: ChosenReader; warm: () => Promise<void> } {
  const wanted = OCR_ENGINES.filter((name) => names.length === 0 || names.includes(name));
  const ppocr = wanted.includes('ppocr') ? new PpocrReader() : undefined;
  const tesseract = wanted.includes('tesseract') ? new TesseractReader() : undefined;
  return { reader: new ChosenReader({ ppocr, tesseract }), warm: async () => (ppocr ?? tesseract)?.warm() };
}
