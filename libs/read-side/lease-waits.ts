/**
 * Waiting for leases that somebody else holds. Who stands by for all that another process does asks for all of it in
 * one question: asked for one by one, fifty leases are a hundred questions a second while nothing happens.
 */
import type { ReadModelStore } from '#ports/read-model-store.js';

interface Waiting {
  readonly name: string;
  readonly settle: PromiseWithResolvers<void>;
}

interface Round {
  readonly waiting: Set<Waiting>;
  readonly timer: NodeJS.Timeout;
}

export class LeaseWaits {
  static readonly #of = new WeakMap<ReadModelStore, LeaseWaits>();

  /** The one of this store. */
  static of(store: ReadModelStore): LeaseWaits {
    let waits = LeaseWaits.#of.get(store);
    if (!waits) LeaseWaits.#of.set(store, (waits = new LeaseWaits(store)));
    return waits;
  }

  /** By how often they ask, in milliseconds. */
  readonly #rounds = new Map<number, Round>();

  private constructor(private readonly store: ReadModelStore) {}

  /**
   * Resolves when nobody seems to hold the lease, or when the signal aborts. Others may be faster to take it.
   * @throws what the store throws
   */
  async untilFree(name: string, everyMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const round = this.#rounds.get(everyMs) ?? this.#begin(everyMs);
    const one = { name, settle: Promise.withResolvers<void>() };
    round.waiting.add(one);
    const { promise, resolve } = one.settle;
    const giveUp = () => resolve();
    signal.addEventListener('abort', giveUp);
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
      round.waiting.delete(one);
      if (round.waiting.size === 0) this.#end(everyMs, round);
    }
  }

  #begin(everyMs: number): Round {
    const waiting = new Set<Waiting>();
    let asking = false;
    const ask = async () => {
      if (asking) return; // a store that is slow is not asked ever more
      asking = true;
      await this.#ask([...waiting]);
      asking = false;
    };
    const round = { waiting, timer: setInterval(() => void ask(), everyMs) };
    this.#rounds.set(everyMs, round);
    return round;
  }

  #end(everyMs: number, round: Round): void {
    if (this.#rounds.get(everyMs) !== round) return;
    clearInterval(round.timer);
    this.#rounds.delete(everyMs);
  }

  async #ask(waiting: readonly Waiting[]): Promise<void> {
    try {
      const held = await this.store.heldLeases([...new Set(waiting.map(({ name }) => name))]);
      for (const { name, settle } of waiting) if (!held.has(name)) settle.resolve();
    } catch (error) {
      for (const { settle } of waiting) settle.reject(error);
    }
  }
}
