/** A clock that stands still until a test moves it. */
import { Clock } from '#ports/clock.js';

export class FixedClock extends Clock {
  #now: number;

  constructor(iso = '2026-03-01T09:00:00.000Z') {
    super();
    this.#now = Date.parse(iso);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
