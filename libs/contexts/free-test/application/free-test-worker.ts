/**
 * FreeTestWorker: reads one visitor's picture. It takes the picture out of the store before it looks at it, so a test
 * is begun once at most: one that ends its worker ends with it, and nothing of it is left. What comes out is sealed
 * for the process that waits, which is told of it by the log.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { Log } from '#kernel/log.js';
import { ExtractionError, Extractor } from '#ports/extractor.js';
import { Clock } from '#ports/clock.js';
import type { Job, Outcome } from '#ports/work-queue.js';
import { msg } from '#texts/msg.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { freeTestDecider, TOOK_TOO_LONG } from '#domain/free-test/free-test.js';
import { FreeTestJob, type FreeTestAnswer } from './free-test-job.js';
import type { PassingObjects } from './passing-objects.js';

const BUSY_TIMES = 10;
const FAILED = msg('Failed to process document');

export class FreeTestWorker {
  constructor(
    private readonly passing: PassingObjects,
    private readonly extractor: Extractor,
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async handle(job: Job): Promise<Outcome> {
    const parsed = FreeTestJob.safeParse(job.payload);
    if (!parsed.success) return { kind: 'dead', reason: 'not a free test' };
    const ref = parsed.data;
    const leftMs = ref.until - this.clock.now().getTime();
    const picture = leftMs > 0 ? await this.passing.take('picture', ref) : undefined;
    if (!picture) return { kind: 'done' }; // nobody waits any more
    const answer = await this.#read(picture, job.signal, AbortSignal.timeout(leftMs), ref.testId);
    await this.passing.put('answer', ref, Buffer.from(JSON.stringify(answer)));
    await this.#tell(ref);
    return { kind: 'done' };
  }

  /** An answer that could not be told of is found a little later. */
  async #tell({ visitor, testId, day }: FreeTestJob): Promise<void> {
    if (visitor === undefined) return;
    const actor = { kind: 'system', id: 'free-test-worker' } as const;
    const cause: Cause = { actor, correlationId: testId, causationId: testId };
    for (let lost = 0; ; lost++) {
      try {
        await this.decisions.run(freeTestDecider, `${visitor}-${day}`, { type: 'AnswerFreeTest', testId }, cause);
        return;
      } catch (error) {
        // The visitor's other tests may be taken and answered at the same moment.
        if (error instanceof DomainError && error.code === 'busy' && lost < BUSY_TIMES) continue;
        this.log('warn', 'the answer of a free test could not be told of', { testId, error });
        return;
      }
    }
  }

  async #read(picture: Buffer, stop: AbortSignal, tooLong: AbortSignal, testId: string): Promise<FreeTestAnswer> {
    try {
      const signal = AbortSignal.any([stop, tooLong]);
      const {
        text: _text,
        engine: _engine,
        look: _look,
        ...result
      } = await this.extractor.extract(picture, { signal });
      return { kind: 'read', result };
    } catch (error) {
      if (stop.aborted) return { kind: 'stopped' };
      const timedOut = tooLong.aborted || (error instanceof ExtractionError && error.code === 'timed_out');
      if (timedOut) return { kind: 'refused', code: 'timed_out', message: TOOK_TOO_LONG };
      if (error instanceof ExtractionError) return { kind: 'refused', code: error.code, message: error.message };
      // Its name only: what a reader says may repeat what stands on the picture.
      this.log('warn', 'free test failed', { testId, error: (error as Error).name });
      return { kind: 'refused', code: 'failed', message: FAILED };
    }
  }
}
