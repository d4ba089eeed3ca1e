/**
 * Extractor that runs the engine of libs/extraction in recycled child processes, so that a hostile file ends as a named
 * failure and never takes the server down. Each child decodes, reads and extracts one document at a time. A crash and a
 * want of memory are tried once more in a fresh child, because the old one's history must not decide a document's fate;
 * a document that ran out of time for want of the processor once more alone and for longer, because its neighbours must
 * not either.
 * @throws ExtractionError | ChildFailed `killed`, twice, from outside
 */
import {
  type ExtractionErrorCode,
  ExtractionError,
  Extractor,
  type ExtractionResult,
  type ExtractOptions,
} from '#ports/extractor.js';
import { failure } from '#extraction/model/failures.js';
import { LIMITS } from '#extraction/model/limits.js';
import { ChildFailed, JobFailed, type RunOptions } from '../child-pool/child.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { compiled } from '../child-pool/compiled.js';
import { type ExtractionJob } from './extraction-child.js';
import { readerArguments, type ReaderOptions } from './reader-options.js';

interface LocalExtractorOptions extends ReaderOptions {
  /** Documents worked on at the same time; one processor core each. */
  readonly children: number;
  /** Wall clock for a document. */
  readonly timeoutMs?: number;
  /** A child is replaced after this many documents. */
  readonly recycleAfter?: number;
  /** A document that takes its child above this is stopped. */
  readonly memoryMb?: number;
}

export class LocalExtractor extends Extractor {
  private readonly pool: ChildPool<ExtractionJob, ExtractionResult>;
  private readonly timeoutMs: number;

  constructor({ ocrEngines, modelsDir, timeoutMs = LIMITS.wallClockMs, ...pool }: LocalExtractorOptions) {
    super();
    this.timeoutMs = timeoutMs;
    const script = compiled('libs/adapters/local-extractor/extraction-child.ts');
    this.pool = new ChildPool({
      script,
      args: readerArguments({ ocrEngines, modelsDir }),
      stepProcessorMs: LIMITS.stepProcessorMs,
      memoryMb: LIMITS.memoryMb,
      recycleAboveMb: LIMITS.wornOutMb,
      ...pool,
    });
  }

  override warm(): Promise<void> {
    return this.pool.warm();
  }

  override async extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
    const { signal, onProgress, ...settings } = options;
    if (bytes.length > LIMITS.bytes) throw failure('too_large');
    const job: ExtractionJob = { bytes, mime: settings.mime, filename: settings.filename, eInvoice: settings.eInvoice };
    return triedTwice(this.timeoutMs, (how) => this.pool.run(job, { signal, onProgress, ...how }));
  }

  override close(): Promise<void> {
    return this.pool.close();
  }
}

/** What a clock has more for each picture that is read. */
const perStage = { ms: LIMITS.wallClockPerPictureMs, mostMs: LIMITS.wallClockMostMs };

/** One that had too little of the processor has it little better when others than ours took it. */
const LONGER_ALONE = 3;

type How = Pick<RunOptions, 'timeoutMs' | 'perStage' | 'fresh' | 'alone'>;

/**
 * @param timeoutMs wall clock of the first run, before it has read a picture
 * @param run the work, as told: within this clock, in a fresh child, and with no others beside it
 * @throws ExtractionError
 */
export async function triedTwice<T>(timeoutMs: number, run: (how: How) => Promise<T>): Promise<T> {
  try {
    return await run({ timeoutMs, perStage }).catch((error: unknown) => {
      if (!(error instanceof ChildFailed)) throw error;
      if (error.reason !== 'timed_out') return run({ timeoutMs, perStage, fresh: true });
      // One that had the processor and came to no end would not do so alone either.
      if (error.starved) return run({ timeoutMs: LONGER_ALONE * timeoutMs, perStage, fresh: true, alone: true });
      throw error;
    });
  } catch (error) {
    throw translated(error);
  }
}

/** What a member is told of a child's end; of what is not the document's, nothing: it may go better later. */
function translated(error: unknown): unknown {
  if (error instanceof ChildFailed && error.reason === 'killed') return error;
  if (error instanceof ChildFailed) {
    if (error.reason === 'timed_out') return failure('timed_out');
    return failure(
      'unreadable',
      'This file could not be read: working on it needed too much memory or broke the reader.',
    );
  }
  if (!(error instanceof JobFailed)) return error;
  const { name, code, message } = error.reported;
  return name === 'ExtractionError' ? new ExtractionError(code as ExtractionErrorCode, message) : failure('unreadable');
}
