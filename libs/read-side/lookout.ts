/**
 * What the read models of one process are to follow, and whether they are to stand still: asked of the store for all of
 * them at once, for as long as anybody wants to know. Twelve runners that each ask for themselves are sixty questions a
 * second while nothing happens.
 */
import type { ReadModelStore } from '#ports/read-model-store.js';
import { ordersOf, type Orders } from './orders.js';

const LOOK_EVERY_MS = 400;

export interface Seen {
  /** The collection that queries are pointed at. */
  readonly active: string | undefined;
  readonly orders: Orders;
}

interface Watch {
  readonly readModel: string;
  readonly tell: (seen: Seen) => void;
}

export class Lookout {
  readonly #watches = new Set<Watch>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(private readonly models: Pick<ReadModelStore, 'actives' | 'load'>) {}

  /** Tells what it sees, twice a second or so, until the watch is ended by what this returns. */
  watch(readModel: string, tell: (seen: Seen) => void): () => void {
    const watch = { readModel, tell };
    this.#watches.add(watch);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS);
    return () => {
      this.#watches.delete(watch);
      if (this.#watches.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return; // a store that is slow is not asked ever more
    this.#looking = true;
    try {
      const watches = [...this.#watches];
      const names = [...new Set(watches.map(({ readModel }) => readModel))];
      const [actives, orders] = await Promise.all([this.models.actives(names), ordersOf(this.models, names)]);
      for (const watch of watches)
        if (this.#watches.has(watch))
          watch.tell({ active: actives.get(watch.readModel), orders: orders.get(watch.readModel) ?? {} });
    } catch {
      // the store is away: the next look
    } finally {
      this.#looking = false;
    }
  }
}
