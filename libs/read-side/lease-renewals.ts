/**
 * Keeps the leases that a process holds in one store. All of the same life are renewed together, at a third of it, by
 * one write: thirty runners that each renew their own would be most of what an idle process writes.
 */
import type { Lease, ReadModelStore } from '#ports/read-model-store.js';

interface Kept {
  readonly lease: Lease;
  readonly lost: () => void;
}

interface Round {
  readonly kept: Set<Kept>;
  readonly timer: NodeJS.Timeout;
}

export class LeaseRenewals {
  static readonly #of = new WeakMap<ReadModelStore, LeaseRenewals>();

  /** The one of this store. */
  static of(store: ReadModelStore): LeaseRenewals {
    let renewals = LeaseRenewals.#of.get(store);
    if (!renewals) LeaseRenewals.#of.set(store, (renewals = new LeaseRenewals(store)));
    return renewals;
  }

  /** By the life of their leases, in milliseconds. */
  readonly #rounds = new Map<number, Round>();

  private constructor(private readonly store: ReadModelStore) {}

  /**
   * @param lost is told once that the lease is no longer held
   * @returns how to let go of it, before it is released: a renewal that is under way does not bring it back
   */
  keep(lease: Lease, ttlMs: number, lost: () => void): () => void {
    const round = this.#rounds.get(ttlMs) ?? this.#begin(ttlMs);
    const kept = { lease, lost };
    round.kept.add(kept);
    return () => {
      round.kept.delete(kept);
      if (round.kept.size > 0 || this.#rounds.get(ttlMs) !== round) return;
      clearInterval(round.timer);
      this.#rounds.delete(ttlMs);
    };
  }

  #begin(ttlMs: number): Round {
    const kept = new Set<Kept>();
    let asking = false;
    const renew = async () => {
      if (asking) return; // a store that is slow is not asked ever more
      asking = true;
      // When the store is away the leases may run out, and then the fence protects the views.
      await this.#renew(kept, ttlMs).catch(() => undefined);
      asking = false;
    };
    const round = { kept, timer: setInterval(() => void renew(), ttlMs / 3) };
    this.#rounds.set(ttlMs, round);
    return round;
  }

  async #renew(kept: Set<Kept>, ttlMs: number): Promise<void> {
    const asked = [...kept];
    const held = new Set(
      await this.store.renewLeases(
        asked.map(({ lease }) => lease),
        ttlMs,
      ),
    );
    for (const each of asked) {
      if (held.has(each.lease) || !kept.delete(each)) continue;
      each.lost();
    }
  }
}
