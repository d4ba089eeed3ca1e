/**
 * What learning on one document may still look at, counted in words and rows, so that it ends the same on any machine.
 */
import { LEARNING } from './limits.js';

export class EffortSpent extends Error {
  override readonly name = 'EffortSpent';
}

export class Effort {
  /** Fields that were not looked for, or not to the end. */
  skipped = 0;
  #left: number;

  constructor(private readonly steps: number = LEARNING.steps) {
    this.#left = steps;
  }

  get spent(): number {
    return this.steps - this.#left;
  }

  /** @throws EffortSpent */
  spend(steps: number): void {
    this.#left = Math.max(0, this.#left - steps);
    if (this.#left === 0) throw new EffortSpent();
  }
}
