/**
 * The process in which LocalExtractor works: decoding, reading and field extraction of one document at a time, with
 * readers of its own that stay warm. Its arguments name the readers it may use.
 */
import { extractDocument } from '#extraction/pipeline.js';
import { serveJobs } from '../child-pool/serve-jobs.js';
import { TellingReader } from './telling-reader.js';
import { readerOptions } from './reader-options.js';
import { openReaders } from './warm-readers.js';

export interface ExtractionJob {
  readonly bytes: Uint8Array;
  readonly mime?: string;
  readonly filename?: string;
  readonly eInvoice?: boolean;
}

const { reader, warm } = await openReaders(readerOptions(process.argv.slice(2)));

await serveJobs(
  ({ bytes, ...options }: ExtractionJob, onProgress, alive) =>
    extractDocument(bytes, { ...options, onProgress }, new TellingReader(reader, alive)),
  warm,
);
