/** The process in which TesseractOcrEngine reads: one page at a time. */
import { type OcrImage } from '#ports/ocr-engine.js';
import { serveJobs } from '../child-pool/serve-jobs.js';
import { TesseractReader } from './tesseract-reader.js';

export interface ReadJob {
  readonly image: OcrImage;
  readonly languages?: readonly string[];
  readonly timeoutMs: number;
}

const reader = new TesseractReader();

await serveJobs(
  ({ image, languages, timeoutMs }: ReadJob) => reader.read(image, { languages, timeoutMs }),
  () => reader.warm(),
);
