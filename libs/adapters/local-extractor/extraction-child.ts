/**
 * The process in which LocalExtractor works: decoding, reading and field extraction of one document at a time, with readers of
 * its own that stay warm. Its arguments name the readers it may use.
 */
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { ChosenReader } from '#extraction/ocr/chosen-reader.js';
import { extractDocument } from '#extraction/pipeline.js';
import { serveJobs } from '../child-pool/serve-jobs.js';
import { PpocrReader } from '../ppocr/ppocr-reader.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';

export interface ExtractionJob {
  readonly bytes: Uint8Array;
  readonly mime?: string;
  readonly filename?: string;
  readonly eInvoice?: boolean;
}

const names = process.argv.slice(2);
const wanted = OCR_ENGINES.filter((name) => names.length === 0 || names.includes(name));
const ppocr = wanted.includes('ppocr') ? new PpocrReader() : undefined;
const tesseract = wanted.includes('tesseract') ? new TesseractReader() : undefined;
const reader = new ChosenReader({ ppocr, tesseract });

await serveJobs(
  ({ bytes, ...options }: ExtractionJob, onProgress) => extractDocument(bytes, { ...options, onProgress }, reader),
  // The reader of the first pass; the other starts with the first page that needs it.
  () => (ppocr ?? tesseract!).warm(),
);
