/** The readers of one process. The one of the first pass is made ready; the other starts when a page needs it. */
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { ChosenReader } from '#extraction/ocr/chosen-reader.js';
import { chosenModels } from '../ppocr/chosen-models.js';
import { PpocrReader } from '../ppocr/ppocr-reader.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';
import { type ReaderOptions } from './reader-options.js';

interface WarmReaders {
  readonly reader: ChosenReader;
  warm(): Promise<void>;
}

export async function openReaders({ ocrEngines = OCR_ENGINES, modelsDir }: ReaderOptions): Promise<WarmReaders> {
  const ppocr = ocrEngines.includes('ppocr') ? new PpocrReader((await chosenModels(modelsDir)).files) : undefined;
  const tesseract = ocrEngines.includes('tesseract') ? new TesseractReader() : undefined;
  return { reader: new ChosenReader({ ppocr, tesseract }), warm: async () => (ppocr ?? tesseract)?.warm() };
}
