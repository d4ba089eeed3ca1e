/**
 * Work that only one process may do at a time. Waits for the lease, runs the work under it, renews it at a third of its
 * life, and aborts the work's signal when it was lost. The fence in the lease protects what is written meanwhile.
 */
import { pause } from '#kernel/backoff.js';
import { type ReadModelStore, type Lease } from '#ports/read-model-store.js';

interface LeaseTerms {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  /** How long to wait between tries while somebody else holds it. */
  readonly retryMs: number;
}

/** Resolves with the work's result, or undefined when the signal aborted first. */
export async function holdLease<T>(
  store: ReadModelStore,
  terms: LeaseTerms,
  signal: AbortSignal,
  work: (lease: Lease, signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  let lease: Lease | undefined;
  while (!signal.aborted) {
    lease = await store.acquireLease(terms.name, terms.owner, terms.ttlMs);
    if (lease) break;
    await pause(terms.retryMs, signal);
  }
  if (!lease || signal.aborted) return undefined;

  const held = lease;
  const lost = new AbortController();
  const renew = async () => {
    const renewed = await store.acquireLease(terms.name, terms.owner, terms.ttlMs);
    if (renewed?.fence === held.fence) return;
    lost.abort();
    if (renewed) await store.releaseLease(renewed); // taken again after it had run out: not what the work began under
  };
  let renewing: Promise<void> | undefined;
  const renewal = setInterval(() => {
    renewing ??= renew()
      .catch(() => undefined) // the store is away: the lease may run out, and then the fence protects the views
      .finally(() => (renewing = undefined));
  }, terms.ttlMs / 3);
  try {
    return await work(held, AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(renewal);
    await renewing; // or it would take the lease back just after it was given up
    await store.releaseLease(held).catch(() => undefined);
  }
}
