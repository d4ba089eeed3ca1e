/**
 * The process in which the Mistral path handles a document's bytes and words: reading it with the local engine, and
 * checking the model's answer against that. Makes no calls of its own. Its arguments name the readers it may use.
 */
import { serveJobs } from '../child-pool/serve-jobs.js';
import { readerOptions } from '../local-extractor/reader-options.js';
import { TellingReader } from '../local-extractor/telling-reader.js';
import { openReaders } from '../local-extractor/warm-readers.js';
import { type Merging } from './check/merge.js';
import { mergeStep, readStep, type ReadOptions } from './steps.js';

export type MistralJob =
  | { readonly step: 'read'; readonly bytes: Uint8Array; readonly options: Omit<ReadOptions, 'onProgress'> }
  | { readonly step: 'merge'; readonly merging: Merging };

const { reader, warm } = await openReaders(readerOptions(process.argv.slice(2)));

await serveJobs(
  async (job: MistralJob, onProgress, alive) =>
    job.step === 'read'
      ? readStep(job.bytes, { ...job.options, onProgress }, new TellingReader(reader, alive))
      : mergeStep(job.merging),
  warm,
);
