/**
 * Ids that can be foretold: the first is …0001, the next …0002. Each `series` counts by itself, so that two writers
 * never meet.
 */
import { Ids } from '#ports/ids.js';

export class CountingIds extends Ids {
  #count = 0;

  constructor(private readonly series = 0) {
    super();
  }

  fresh(): string {
    this.#count += 1;
    return countedId(this.#count, this.series);
  }
}

/** A valid UUID v7 that a reader of a failing test can tell from its neighbours. */
export function countedId(number: number, series = 0): string {
  const last = number.toString(16).padStart(12, '0');
  return `0190a000-${series.toString(16).padStart(4, '0')}-7000-8000-${last}`;
}
