import { jest } from '@jest/globals';
import type { Lease, ReadModelStore } from '#ports/read-model-store.js';
import { openReadModels } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { pause } from '#kernel/backoff.js';
import { holdLease } from './hold-lease.js';

const forever = new AbortController().signal;
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

describe('holding a lease', () => {
  const folder = tempFolder();
  let store: ReadModelStore;
  beforeEach(() => {
    store = openReadModels(folder);
  });
  const terms = (owner: string, ttlMs = 600_000) => ({ name: 'chore', owner, ttlMs, retryMs: 5 });

  it('gives the work its lease and hands its result back', async () => {
    const fence = await holdLease(store, terms('one'), forever, async (lease) => lease.fence);
    expect(fence).toBe(1);
  });

  it('lets the next one in when the work is done, also when it failed', async () => {
    const failing = holdLease(store, terms('one'), forever, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await holdLease(store, terms('two'), forever, async (lease) => lease.fence)).toBe(2);
  });

  it('lets one work at a time', async () => {
    const log: string[] = [];
    const work = (owner: string) =>
      holdLease(store, terms(owner), forever, async () => {
        log.push(`${owner} in`);
        await pause(20, forever);
        log.push(`${owner} out`);
      });
    await Promise.all([work('one'), work('two')]);
    expect([log.slice(0, 2), log.slice(2)]).toEqual(
      expect.arrayContaining([
        ['one in', 'one out'],
        ['two in', 'two out'],
      ]),
    );
  });

  it('keeps a short lease for as long as the work takes', async () => {
    jest.useFakeTimers();
    try {
      await holdLease(store, terms('one', 900), forever, async (held, signal) => {
        while (Date.now() <= Date.parse(held.expiresAt) + 900) {
          await jest.advanceTimersByTimeAsync(100);
          expect(await store.acquireLease('chore', 'two', 1_000)).toBeUndefined();
        }
        expect(signal.aborted).toBe(false);
      });
    } finally {
      jest.useRealTimers();
    }
  });

  it('stops the work when the lease was lost', async () => {
    const ended = holdLease(store, terms('one', 60), forever, async (lease, signal) => {
      await store.releaseLease(lease);
      await store.acquireLease('chore', 'two', 60_000);
      await untilAborted(signal);
      return 'stopped';
    });
    expect(await ended).toBe('stopped');
    expect(await store.acquireLease('chore', 'three', 1_000)).toBeUndefined();
  });

  it('stops the work when the signal aborts, and gives the lease up', async () => {
    const stop = new AbortController();
    let working = false;
    const ended = holdLease(store, terms('one'), stop.signal, async (_lease, signal) => {
      working = true;
      await untilAborted(signal);
      return 'stopped';
    });
    await eventually('the work to begin', () => working);
    stop.abort();
    expect(await ended).toBe('stopped');
    expect(await store.acquireLease('chore', 'two', 1_000)).toBeDefined();
  });

  it('gives up waiting when the signal aborts', async () => {
    await store.acquireLease('chore', 'two', 60_000);
    const stop = new AbortController();
    const waiting = holdLease(store, { ...terms('one'), retryMs: 60_000 }, stop.signal, async () => 'worked');
    stop.abort();
    expect(await waiting).toBeUndefined();
  });

  it('goes on working while the store is away', async () => {
    let asked = 0;
    class Away extends ForwardingReadModelStore {
      override async renewLeases(): Promise<Lease[]> {
        asked += 1;
        throw new Error('the store is away');
      }
    }
    await holdLease(new Away(store), terms('one', 30), forever, async (_lease, signal) => {
      await eventually('another renewal after one that failed', () => asked > 1);
      expect(signal.aborted).toBe(false);
    });
  });

  it('does not take a lease again that it lost', async () => {
    const fence = await holdLease(store, terms('one', 60), forever, async (lease, signal) => {
      await store.releaseLease(lease);
      await untilAborted(signal);
      return lease.fence;
    });
    expect((await store.acquireLease('chore', 'two', 1_000))?.fence).toBe(fence! + 1);
  });

  it('leaves no lease behind when a renewal is still on its way at the end', async () => {
    let letThrough: (() => void) | undefined;
    let renewed: Promise<readonly Lease[]> | undefined;
    class Slow extends ForwardingReadModelStore {
      override renewLeases(...args: [readonly Lease[], number]) {
        const through = new Promise<void>((resolve) => (letThrough = resolve));
        return (renewed = through.then(() => super.renewLeases(...args)));
      }
    }
    await holdLease(new Slow(store), terms('one', 600), forever, () =>
      eventually('a renewal to be under way', () => letThrough),
    );
    letThrough!();
    expect(await renewed).toEqual([]);
    expect(await store.acquireLease('chore', 'two', 1_000)).toBeDefined();
  });
});
