/**
 * The process in which the Mistral path handles a document's bytes and words: reading it with the local engine, and checking
 * the model's answer against that. Makes no calls of its own.
 */
import { serveJobs } from '../child-pool/serve-jobs.js';
import { TesseractReader } from '../tesseract/tesseract-reader.js';
import { type Merging } from './check/merge.js';
import { mergeStep, readStep, type ReadOptions } from './steps.js';

export type MistralJob =
  | { readonly step: 'read'; readonly bytes: Uint8Array; readonly options: Omit<ReadOptions, 'onProgress'> }
  | { readonly step: 'merge'; readonly merging: Merging };

const reader = new TesseractReader();

await serveJobs(
  async (job: MistralJob, onProgress) =>
    job.step === 'read' ? readStep(job.bytes, { ...job.options, onProgress }, reader) : mergeStep(job.merging),
  () => reader.warm(),
);
