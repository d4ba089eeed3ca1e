/**
 * Who was under way while the event loop stood still. Looked at every so often; when a look comes late, the loop was
 * held since the last one, by one of those that were under way at some time in between. Pure but for its clock.
 */
export interface LoopHold<T> {
  readonly heldMs: number;
  readonly underWay: readonly T[];
}

export class LoopHolds<T> {
  readonly #underWay = new Set<T>();
  /** Since the last look: what is answered in one go has ended before the next one. */
  readonly #ended = new Set<T>();
  #looked: number;

  /** @param everyMs how often `look` is called @param now milliseconds */
  constructor(
    private readonly everyMs: number,
    private readonly now: () => number,
  ) {
    this.#looked = now();
  }

  began(one: T): void {
    this.#underWay.add(one);
  }

  ended(one: T): void {
    if (this.#underWay.delete(one)) this.#ended.add(one);
  }

  /** @returns undefined when the loop was held no longer than `mostMs` */
  look(mostMs: number): LoopHold<T> | undefined {
    const now = this.now();
    const heldMs = now - this.#looked - this.everyMs;
    const underWay = [...this.#underWay, ...this.#ended];
    this.#looked = now;
    this.#ended.clear();
    return heldMs > mostMs ? { heldMs, underWay } : undefined;
  }
}
