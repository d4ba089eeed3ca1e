/**
 * What every AttemptStore must do. An adapter's spec calls this and adds nothing that excuses a difference. `open`
 * opens one on the same store each time, as another process or the same one after a restart does.
 */
import { randomUUID } from 'node:crypto';
import type { AttemptStore, Tries } from './attempt-store.js';

const MINUTE = 60_000;

export function attemptStoreContract(adapter: string, open: () => AttemptStore): void {
  describe(`${adapter} keeps the contract of AttemptStore`, () => {
    const START = Date.parse('2026-03-01T09:00:00.000Z');
    let now: number;
    let opened: AttemptStore[];
    let name: string;
    const another = (): AttemptStore => {
      const store = open();
      opened.push(store);
      return store;
    };

    beforeEach(() => {
      opened = [];
      now = START;
      name = randomUUID();
    });
    afterEach(async () => {
      for (const store of opened) await store.close();
    });

    const tries = (count: number): Tries => ({ count, countedAt: now, blockedUntil: 0, wornOffAt: now + MINUTE });
    const oneMore = (before: Tries | undefined) => tries((before?.count ?? 0) + 1);

    it('keeps what each name was changed to, for others and after a restart', async () => {
      const [one, other] = [another(), another()];
      expect(await one.get(name, now)).toBeUndefined();
      await one.change(name, now, oneMore);
      await other.change(name, now, oneMore);
      expect(await one.get(name, now)).toEqual(tries(2));
      expect(await one.get(randomUUID(), now)).toBeUndefined();
      expect(await another().get(name, now)).toEqual(tries(2));
      await other.change(name, now, () => undefined);
      expect(await one.get(name, now)).toBeUndefined();
    });

    it('loses none of many changes at once', async () => {
      const stores = [another(), another()];
      await Promise.all(Array.from({ length: 40 }, (_, n) => stores[n % 2]!.change(name, now, oneMore)));
      expect(await stores[0]!.get(name, now)).toEqual(tries(40));
    });

    it('changes nothing when the change is refused', async () => {
      const store = another();
      await store.change(name, now, oneMore);
      const refuse = () => {
        throw new Error('no more');
      };
      await expect(store.change(name, now, refuse)).rejects.toThrow('no more');
      await store.change(name, now, (before) => before);
      expect(await store.get(name, now)).toEqual(tries(1));
    });

    it('forgets what is worn off, and begins again then', async () => {
      const store = another();
      await store.change(name, now, () => tries(7));
      now += MINUTE - 1;
      expect((await store.get(name, now))?.count).toBe(7);
      now += 1;
      expect(await store.get(name, now)).toBeUndefined();
      await store.change(name, now, oneMore);
      expect(await store.get(name, now)).toEqual(tries(1));
    });
  });
}
