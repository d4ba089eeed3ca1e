/**
 * CorrectionLearner by the rules of libs/extraction/learned in recycled child processes: lessons that are made to take
 * long cost their document its lessons and nobody anything else. Starts no process before the first lesson.
 */
import { CorrectionLearner, LearningFailed, type Learnt, type TaughtDocument } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { ALIKE_FROM, likeness } from '#extraction/learned/marks.js';
import { ChildFailed, JobFailed } from '../child-pool/child.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { compiled } from '../child-pool/compiled.js';
import { type LearningJob, type LearningReply } from './learning-child.js';

interface LocalLearnerOptions {
  /** Documents worked on at the same time; one processor core each. */
  readonly children?: number;
  /** Processor time for a document, the start of its process included; an honest one takes a quarter of a second. */
  readonly processorMs?: number;
  /** Wall clock for a document. */
  readonly timeoutMs?: number;
  /** A document that makes its child hold more than this by itself is stopped. */
  readonly memoryMb?: number;
}

export class LocalCorrectionLearner extends CorrectionLearner {
  override readonly alikeFrom = ALIKE_FROM;
  private readonly pool: ChildPool<LearningJob, LearningReply>;
  private readonly timeoutMs: number;

  constructor({ children = 1, processorMs = 5_000, timeoutMs = 30_000, memoryMb = 280 }: LocalLearnerOptions = {}) {
    super();
    const script = compiled('libs/adapters/local-learner/learning-child.ts');
    this.pool = new ChildPool({ script, children, memoryMb, heapMb: 256, stepProcessorMs: processorMs });
    this.timeoutMs = timeoutMs;
  }

  override likeness(one: readonly string[], other: readonly string[]): number {
    return likeness(one, other);
  }

  override async apply(
    result: ExtractionResult,
    taught: readonly TaughtDocument[],
    signal?: AbortSignal,
  ): Promise<Learnt> {
    if (taught.length === 0) return { result, skipped: 0 };
    // The text is the largest part of a result, and lessons work on the words of its look.
    const job: LearningJob = { result: { ...result, text: '' }, taught };
    try {
      const { changed, skipped } = await this.pool.run(job, { timeoutMs: this.timeoutMs, signal });
      return { result: { ...result, ...changed }, skipped };
    } catch (error) {
      if (!(error instanceof ChildFailed || error instanceof JobFailed)) throw error;
      throw new LearningFailed(error.message, { cause: error });
    }
  }

  override close(): Promise<void> {
    return this.pool.close();
  }
}
