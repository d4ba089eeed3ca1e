/**
 * The process in which LocalExtractor works: decoding, reading and field extraction of one document at a time, with a
 * tesseract reader of its own that stays warm.
 */
import { extractDocument } from '#extraction/pipeline.js';
import { serveJobs } from '../child-pool/serve-jobs.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';

export interface ExtractionJob {
  readonly bytes: Uint8Array;
  readonly mime?: string;
  readonly filename?: string;
  readonly eInvoice?: boolean;
}

const reader = new TesseractReader();

await serveJobs(
  ({ bytes, ...options }: ExtractionJob, onProgress) => extractDocument(bytes, { ...options, onProgress }, reader),
  () => reader.warm(),
);
