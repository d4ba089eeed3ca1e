/** MemoryRequestCounter: in the memory of this process, where there is no other. A restart forgets. */
import { BoundedMap } from '#kernel/bounded-map.js';
import type { Clock } from '#ports/clock.js';
import { RequestCounter, type Counted } from '#ports/request-counter.js';

const MOST_NAMES = 50_000;

export class MemoryRequestCounter extends RequestCounter {
  readonly #counts = new BoundedMap<string, { window: number; count: number }>(MOST_NAMES);

  constructor(private readonly clock: Clock) {
    super();
  }

  async count(name: string, windowMs: number): Promise<Counted> {
    const now = this.clock.now().getTime();
    const window = Math.floor(now / windowMs);
    const known = this.#counts.get(name);
    const counted = known && known.window >= window ? { ...known, count: known.count + 1 } : { window, count: 1 };
    this.#counts.set(name, counted);
    return { count: counted.count, endsInMs: (counted.window + 1) * windowMs - now };
  }

  async close(): Promise<void> {}
}
