/** The process in which TesseractOcrEngine reads: one page at a time. */
import { type ReadJob } from '../../child-pool/testing/pooled-ocr-engine.js';
import { serveJobs } from '../../child-pool/serve-jobs.js';
import { TesseractReader } from '../tesseract-reader.js';

const reader = new TesseractReader();

await serveJobs(
  ({ image, languages, timeoutMs }: ReadJob) => reader.read(image, { languages, timeoutMs }),
  () => reader.warm(),
);
