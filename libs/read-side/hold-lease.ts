/**
 * Work that only one process may do at a time. Waits for the lease, runs the work under it, has it renewed meanwhile,
 * and aborts the work's signal when it was lost. The fence in the lease protects what is written meanwhile.
 */
import { type ReadModelStore, type Lease } from '#ports/read-model-store.js';
import { LeaseRenewals } from './lease-renewals.js';
import { LeaseWaits } from './lease-waits.js';

interface LeaseTerms {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  /** How long to wait before asking again while somebody else holds it. */
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
    await LeaseWaits.of(store).untilFree(terms.name, terms.retryMs, signal);
  }
  if (!lease || signal.aborted) return undefined;

  const lost = new AbortController();
  const letGo = LeaseRenewals.of(store).keep(lease, terms.ttlMs, () => lost.abort());
  try {
    return await work(lease, AbortSignal.any([signal, lost.signal]));
  } finally {
    letGo();
    await store.releaseLease(lease).catch(() => undefined);
  }
}
