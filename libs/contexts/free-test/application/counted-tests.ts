/** CountedTests: a free test is counted before it is begun, and given back when nobody could begin it. */
import { Injectable } from '@nestjs/common';
import { dayOf, freeTestDecider } from '#domain/free-test/free-test.js';
import { DomainError } from '#kernel/domain-error.js';
import { Clock } from '#ports/clock.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { FreeTestTerms } from './free-test-terms.js';
import type { TestRef } from './passing-objects.js';
import { VisitorKeys } from './visitor-keys.js';

interface CountedTest {
  readonly ref: TestRef;
  readonly visitor: string;
  /** Epoch milliseconds, when the visitor begins to wait now. */
  waitsUntil(): number;
  giveBack(): Promise<void>;
}

@Injectable()
export class CountedTests {
  constructor(
    private readonly decisions: Decisions,
    private readonly visitors: VisitorKeys,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly terms: FreeTestTerms,
  ) {}

  /** @param address of the network it came from. @throws daily_limit */
  async take(address: string, correlationId: string): Promise<CountedTest> {
    const day = dayOf(this.clock.iso());
    const testId = this.ids.fresh();
    const visitor = await this.visitors.visitorOf(day, address);
    const cause: Cause = { actor: { kind: 'visitor', id: visitor }, correlationId, causationId: correlationId };
    const stream = `${visitor}-${day}`;
    await this.#take(stream, testId, cause);
    return {
      ref: { testId, day },
      visitor,
      waitsUntil: () => this.clock.now().getTime() + this.terms.timeoutMs,
      giveBack: async () => {
        await this.decisions.run(freeTestDecider, stream, { type: 'ReturnFreeTest', testId }, cause);
      },
    };
  }

  /** Other processes may take for the same visitor at the same moment; each time they do, one less is left. */
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
