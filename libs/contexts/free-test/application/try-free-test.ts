/**
 * TryFreeTest: a picture in, its values out, nothing kept. The test is counted first, then the picture goes through the free-test lane and
 * the answer is waited for; whatever happens, both are gone when this ends. A test that nobody could begin is given back.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import { DomainError } from '#kernel/domain-error.js';
import { Clock } from '#ports/clock.js';
import { Ids } from '#ports/ids.js';
import { WorkQueue } from '#ports/work-queue.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { busy, dayOf, freeTestDecider, TOOK_TOO_LONG } from '#domain/free-test/free-test.js';
import { acceptPicture } from './accept-picture.js';
import { Answers } from './answers.js';
import { freeTestJob, type FreeTestAnswer } from './free-test-job.js';
import { FreeTestTerms } from './free-test-terms.js';
import { PassingObjects } from './passing-objects.js';
import { VisitorKeys } from './visitor-keys.js';

/** For the answer of a worker that ran out of time to arrive. */
const GRACE_MS = 2_000;

export type FreeTestRead = Extract<FreeTestAnswer, { kind: 'read' }>['result'];

export class TryFreeTest extends Command<FreeTestRead> {
  constructor(
    readonly picture: Uint8Array,
    /** Where the request came from. */
    readonly address: string,
    readonly correlationId: string,
    /** Aborted when the visitor has gone. */
    readonly gone: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(TryFreeTest)
export class TryFreeTestHandler implements ICommandHandler<TryFreeTest> {
  constructor(
    private readonly decisions: Decisions,
    private readonly visitors: VisitorKeys,
    private readonly passing: PassingObjects,
    private readonly answers: Answers,
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly terms: FreeTestTerms,
  ) {}

  async execute({ picture, address, correlationId, gone }: TryFreeTest): Promise<FreeTestRead> {
    await acceptPicture(picture);
    const day = dayOf(this.clock.iso());
    const ref = { testId: this.ids.fresh(), day };
    const visitor = await this.visitors.visitorOf(day, address);
    const cause: Cause = { actor: { kind: 'visitor', id: visitor }, correlationId, causationId: correlationId };
    const stream = `${visitor}-${day}`;
    await this.#take(stream, ref.testId, cause);
    const giveBack = () =>
      this.decisions.run(freeTestDecider, stream, { type: 'ReturnFreeTest', testId: ref.testId }, cause);

    let sent = false;
    try {
      await this.passing.put('picture', ref, picture);
      const until = this.clock.now().getTime() + this.terms.timeoutMs;
      await this.queue.enqueue(EXTRACTION_QUEUE, freeTestJob({ ...ref, until }));
      sent = true;
      const over = AbortSignal.any([gone, AbortSignal.timeout(this.terms.timeoutMs + GRACE_MS)]);
      const bytes = await this.answers.wait(ref, over);
      // Awaited here: what is refused while `finally` tidies up would be nobody's, and end the process.
      if (bytes) return await this.#resultOf(JSON.parse(bytes.toString()) as FreeTestAnswer, giveBack);
      if (await this.passing.remove('picture', ref)) {
        await giveBack();
        throw busy();
      }
      throw new DomainError('timed_out', 'unprocessable', TOOK_TOO_LONG);
    } finally {
      if (!sent) await giveBack();
      await this.passing.remove('picture', ref);
    }
  }

  async #resultOf(answer: FreeTestAnswer, giveBack: () => Promise<unknown>): Promise<FreeTestRead> {
    if (answer.kind === 'read') return answer.result;
    if (answer.kind === 'refused') throw new DomainError(answer.code, 'unprocessable', answer.message);
    await giveBack();
    throw busy();
  }

  /** Other processes may take for the same visitor at the same moment; each time they do, one less is left. @throws daily_limit */
  async #take(stream: string, testId: string, cause: Cause): Promise<void> {
    const { limit } = this.terms;
    for (let lost = 0; ; lost++) {
      try {
        await this.decisions.run(freeTestDecider, stream, { type: 'TakeFreeTest', testId, limit }, cause);
        return;
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'busy') || lost > limit) throw error;
      }
    }
  }
}
