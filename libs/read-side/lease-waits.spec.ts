import { jest } from '@jest/globals';
import { openReadModels } from '../../tests/embedded-stores.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { LeaseWaits } from './lease-waits.js';

const EVERY = 500;
const forever = new AbortController().signal;

class Watched extends ForwardingReadModelStore {
  readonly asked: string[][] = [];
  away = false;

  override async heldLeases(names: readonly string[]) {
    this.asked.push([...names]);
    if (this.away) throw new Error('the store is away');
    return super.heldLeases(names);
  }
}

describe('waiting for leases', () => {
  const folder = tempFolder();
  let store: Watched;
  let free: string[];
  beforeEach(() => {
    store = new Watched(openReadModels(folder));
    free = [];
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  const wait = (name: string, signal = forever) =>
    LeaseWaits.of(store)
      .untilFree(name, EVERY, signal)
      .then(() => void free.push(name));
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const hold = async (name: string) => (await store.acquireLease(name, 'another', 600_000))!;

  it('asks for all of them at once, and wakes who waits for what became free', async () => {
    const [a] = [await hold('a'), await hold('b')];
    for (const name of ['a', 'b', 'a']) void wait(name);
    await pass(3 * EVERY);
    expect([store.asked, free]).toEqual([Array(3).fill(['a', 'b']), []]);
    await store.releaseLease(a);
    await pass(EVERY);
    expect(free).toEqual(['a', 'a']);
    await pass(EVERY);
    expect(store.asked.at(-1)).toEqual(['b']);
  });

  it('asks no more when nobody waits', async () => {
    const stop = new AbortController();
    await hold('a');
    const waiting = wait('a', stop.signal);
    await pass(EVERY);
    stop.abort();
    await waiting;
    await pass(3 * EVERY);
    expect(store.asked).toEqual([['a']]);
    await wait('a', stop.signal);
    expect(store.asked).toHaveLength(1);
  });

  it('tells everybody that the store is away', async () => {
    const told = Promise.allSettled(['a', 'b'].map((name) => wait(name)));
    store.away = true;
    await pass(EVERY);
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
