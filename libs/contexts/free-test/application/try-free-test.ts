/**
 * TryFreeTest: a picture in, its values out, nothing kept. The test is counted first, then the picture goes through
 * the free-test lane and the answer is waited for; whatever happens, both are gone when this ends. A test that nobody
 * could begin is given back.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import { DomainError } from '#kernel/domain-error.js';
import { WorkQueue } from '#ports/work-queue.js';
import { busy, TOOK_TOO_LONG } from '#domain/free-test/free-test.js';
import { acceptPicture } from './accept-picture.js';
import { Answers } from './answers.js';
import { CountedTests } from './counted-tests.js';
import { freeTestJob, type FreeTestAnswer } from './free-test-job.js';
import { FreeTestTerms } from './free-test-terms.js';
import { PassingObjects } from './passing-objects.js';
import { WaitsInVain } from './waits-in-vain.js';

/** For the answer of a worker that ran out of time to arrive. */
const GRACE_MS = 2_000;

type FreeTestRead = Extract<FreeTestAnswer, { kind: 'read' }>['result'];

export interface Picture {
  /** All of it in memory while the work takes. Once. */
  withBytes<T>(work: (bytes: Buffer) => Promise<T>): Promise<T>;
}

export class TryFreeTest extends Command<FreeTestRead> {
  constructor(
    readonly picture: Picture,
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
    private readonly tests: CountedTests,
    private readonly passing: PassingObjects,
    private readonly answers: Answers,
    private readonly queue: WorkQueue,
    private readonly terms: FreeTestTerms,
    private readonly waits: WaitsInVain,
  ) {}

  async execute({ picture, address, correlationId, gone }: TryFreeTest): Promise<FreeTestRead> {
    const { ref, giveBack } = await picture.withBytes((bytes) => this.#sent(bytes, address, correlationId));
    try {
      const over = AbortSignal.any([gone, AbortSignal.timeout(this.terms.timeoutMs + GRACE_MS)]);
      const bytes = await this.answers.wait(ref, over);
      // Awaited here: what is refused while `finally` tidies up would be nobody's, and end the process.
      if (bytes) this.waits.ended();
      if (bytes) return await this.#resultOf(JSON.parse(bytes.toString()) as FreeTestAnswer, giveBack);
      if (await this.passing.remove('picture', ref)) {
        if (!gone.aborted) this.waits.happened();
        await giveBack();
        throw busy();
      }
      throw new DomainError('timed_out', 'unprocessable', TOOK_TOO_LONG);
    } finally {
      await this.passing.remove('picture', ref);
    }
  }

  /** The test is counted, and on its way to a worker. */
  async #sent(picture: Buffer, address: string, correlationId: string) {
    await acceptPicture(picture);
    const taken = await this.tests.take(address, correlationId);
    const { ref, visitor } = taken;
    try {
      await this.passing.put('picture', ref, picture);
      await this.queue.enqueue(EXTRACTION_QUEUE, freeTestJob({ ...ref, visitor, until: taken.waitsUntil() }));
      return taken;
    } catch (error) {
      await taken.giveBack();
      await this.passing.remove('picture', ref);
      throw error;
    }
  }

  async #resultOf(answer: FreeTestAnswer, giveBack: () => Promise<void>): Promise<FreeTestRead> {
    if (answer.kind === 'read') return answer.result;
    if (answer.kind === 'refused') throw new DomainError(answer.code, 'unprocessable', answer.message);
    await giveBack();
    throw busy();
  }
}
