/**
 * What every RequestCounter must do. An adapter's spec calls this and adds nothing that excuses a difference. `open`
 * opens two that stand for two processes (where processes are one, they are one), with the clock they are given.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.js';
import type { RequestCounter } from './request-counter.js';
import { FixedClock } from '../../tests/fixed-clock.js';

const MINUTE = 60_000;

export function requestCounterContract(
  adapter: string,
  open: (clock: Clock) => readonly [one: RequestCounter, other: RequestCounter],
): void {
  describe(`${adapter} keeps the contract of RequestCounter`, () => {
    const clock = new FixedClock('2026-03-01T09:00:15.000Z');
    let one: RequestCounter;
    let other: RequestCounter;
    let name: string;

    beforeAll(() => {
      [one, other] = open(clock);
    });
    afterAll(async () => {
      await one.close();
      await other.close();
    });
    beforeEach(() => {
      name = randomUUID();
    });

    it('counts a name over both processes, and each name by itself', async () => {
      expect(await one.count(name, MINUTE)).toMatchObject({ count: 1 });
      expect(await other.count(name, MINUTE)).toMatchObject({ count: 2 });
      expect(await one.count(name, MINUTE)).toMatchObject({ count: 3 });
      expect(await one.count(randomUUID(), MINUTE)).toMatchObject({ count: 1 });
    });

    it('begins again with each window, and says when that is', async () => {
      const { endsInMs } = await one.count(name, MINUTE);
      expect(endsInMs).toBe(MINUTE - (clock.now().getTime() % MINUTE));
      clock.advance(endsInMs - 1);
      expect(await other.count(name, MINUTE)).toEqual({ count: 2, endsInMs: 1 });
      clock.advance(1);
      expect(await one.count(name, MINUTE)).toEqual({ count: 1, endsInMs: MINUTE });
      clock.advance(10 * MINUTE);
      expect(await other.count(name, MINUTE)).toEqual({ count: 1, endsInMs: MINUTE });
    });

    it('tells each of many at once another number, also at the turn of a window', async () => {
      const many = () => Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? one : other).count(name, MINUTE)));
      const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
      const told = async () => (await many()).map(({ count }) => count).sort((a, b) => a - b);
      expect(await told()).toEqual(numbers);
      clock.advance(MINUTE);
      expect(await told()).toEqual(numbers);
    });

    it('counts on in the newest window when a clock is behind', async () => {
      await one.count(name, MINUTE);
      clock.advance(-MINUTE);
      const { count, endsInMs } = await other.count(name, MINUTE);
      expect([count, endsInMs > MINUTE]).toEqual([2, true]);
    });
  });
}
