/**
 * The steps in recycled child processes. A crash or a want of memory while reading is tried once more in a fresh child,
 * as the local extractor does. @throws ExtractionError
 */
import { LIMITS } from '#extraction/model/limits.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { compiled } from '../child-pool/compiled.js';
import { triedTwice } from '../local-extractor/local-extractor.js';
import { readerArguments, type ReaderOptions } from '../local-extractor/reader-options.js';
import { type Merged, type Merging } from './check/merge.js';
import { type MistralJob } from './mistral-child.js';
import { type Prepared, type ReadOptions, type Steps } from './steps.js';

export interface Children extends ReaderOptions {
  /** Documents handled at the same time; one processor core each. */
  readonly children: number;
}

const MERGE_MS = 20_000;

export class ChildSteps implements Steps {
  private readonly pool: ChildPool<MistralJob, unknown>;

  constructor({ children, ...readers }: Children) {
    const script = compiled('libs/adapters/mistral/mistral-child.ts');
    const { stepProcessorMs, memoryMb, wornOutMb: recycleAboveMb } = LIMITS;
    const limits = { stepProcessorMs, memoryMb, recycleAboveMb };
    this.pool = new ChildPool({ script, args: readerArguments(readers), ...limits, children });
  }

  async read(
    bytes: Uint8Array,
    { signal, onProgress, ...options }: ReadOptions & { signal?: AbortSignal },
  ): Promise<Prepared> {
    const job: MistralJob = { step: 'read', bytes, options };
    return (await triedTwice(LIMITS.wallClockMs, (how) =>
      this.pool.run(job, { signal, onProgress, ...how }),
    )) as Prepared;
  }

  async merge(merging: Merging, signal?: AbortSignal): Promise<Merged> {
    return (await this.pool.run({ step: 'merge', merging }, { timeoutMs: MERGE_MS, signal })) as Merged;
  }

  warm(): Promise<void> {
    return this.pool.warm();
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
