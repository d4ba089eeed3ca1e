/**
 * When a visitor waited all their time and nobody could begin their test, the next ones are told at once for a while,
 * instead of being kept waiting for the same end. In the memory of each process; one that is begun ends it.
 */
import { Injectable } from '@nestjs/common';
import { busy } from '#domain/free-test/free-test.js';
import { Clock } from '#ports/clock.js';
import { FreeTestTerms } from './free-test-terms.js';

@Injectable()
export class WaitsInVain {
  /** Epoch milliseconds. */
  #until = 0;

  constructor(
    private readonly clock: Clock,
    private readonly terms: FreeTestTerms,
  ) {}

  /** @throws busy */
  mustNotBeExpected(): void {
    if (this.clock.now().getTime() < this.#until) throw busy();
  }

  happened(): void {
    this.#until = this.clock.now().getTime() + this.terms.timeoutMs / 2;
  }

  ended(): void {
    this.#until = 0;
  }
}
