/** The process in which PpocrOcrEngine reads: one page at a time. */
import { type ReadJob } from '../../child-pool/testing/pooled-ocr-engine.js';
import { serveJobs } from '../../child-pool/serve-jobs.js';
import { PpocrReader } from '../ppocr-reader.js';

const reader = new PpocrReader();

await serveJobs(
  ({ image, languages, timeoutMs }: ReadJob) => reader.read(image, { languages, timeoutMs }),
  () => reader.warm(),
);
