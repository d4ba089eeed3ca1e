import { jest } from '@jest/globals';
import type { Lease } from '#ports/read-model-store.js';
import { openReadModels } from '../../tests/embedded-stores.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { LeaseRenewals } from './lease-renewals.js';

const LIFE = 60_000;
/** When leases of that life are renewed next. */
const NEXT = LIFE / 3;

class Watched extends ForwardingReadModelStore {
  readonly asked: string[][] = [];
  /** The answer under way: the disk's time is not the clock's of these tests. */
  answered: Promise<unknown> = Promise.resolve();

  override renewLeases(leases: readonly Lease[], ttlMs: number) {
    this.asked.push(leases.map(({ name }) => name));
    const answer = super.renewLeases(leases, ttlMs);
    this.answered = answer.catch(() => undefined);
    return answer;
  }
}

describe('renewing leases', () => {
  const folder = tempFolder();
  let store: Watched;
  let lost: string[];
  beforeEach(() => {
    store = new Watched(openReadModels(folder));
    lost = [];
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  const hold = async (name: string, ttlMs = LIFE) => {
    const lease = (await store.acquireLease(name, 'one', ttlMs))!;
    return { lease, letGo: LeaseRenewals.of(store).keep(lease, ttlMs, () => void lost.push(name)) };
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += NEXT) {
      await jest.advanceTimersByTimeAsync(Math.min(NEXT, ms - passed));
      await store.answered;
      await jest.advanceTimersByTimeAsync(0);
    }
  };

  it('is one write for all that are held, and each stays held', async () => {
    for (const name of ['a', 'b', 'c']) await hold(name);
    await pass(2 * LIFE);
    expect(store.asked).toEqual(Array(6).fill(['a', 'b', 'c']));
    expect(lost).toEqual([]);
    for (const name of ['a', 'b', 'c']) expect(await store.acquireLease(name, 'two', LIFE)).toBeUndefined();
  });

  it('comes as often as each life wants it', async () => {
    await hold('a');
    await hold('long', 3 * LIFE);
    await pass(LIFE);
    expect(store.asked.flat().toSorted()).toEqual(['a', 'a', 'a', 'long']);
  });

  it('tells who lost theirs once, and goes on for the others', async () => {
    const { lease } = await hold('a');
    await hold('b');
    await store.releaseLease(lease);
    await pass(NEXT);
    expect(lost).toEqual(['a']);
    await pass(NEXT);
    expect([lost, store.asked.at(-1)]).toEqual([['a'], ['b']]);
  });

  it('ends with the last that was held, and begins again with the next', async () => {
    const [a, b] = [await hold('a'), await hold('b')];
    a.letGo();
    await pass(NEXT);
    b.letGo();
    await pass(LIFE);
    expect(store.asked).toEqual([['b']]);
    await hold('c');
    await pass(NEXT);
    expect(store.asked).toEqual([['b'], ['c']]);
  });

  it('does not ask a store again that has not answered yet', async () => {
    let asked = 0;
    class Silent extends ForwardingReadModelStore {
      override renewLeases(): Promise<readonly Lease[]> {
        asked += 1;
        return new Promise(() => undefined);
      }
    }
    const silent = new Silent(store);
    LeaseRenewals.of(silent).keep((await store.acquireLease('a', 'one', LIFE))!, LIFE, () => undefined);
    await pass(LIFE);
    expect(asked).toBe(1);
  });
});
