/** What follows an attempt that fails: the next one, or the dead list, from which a job comes back only by hand. */
import type { DeadJob, Job, Outcome } from '../work-queue.js';
import { newJob, pause, total, unlessHeldUp, until } from './samples.js';
import { DONE, QUEUE, VISIBILITY_MS, workbench, type OpenWorkQueue } from './workbench.js';

export function attemptsContract(open: OpenWorkQueue): void {
  describe('attempts', () => {
    const bench = workbench(open);
    const { work } = bench;

    describe('an attempt', () => {
      it('that ends in retry is followed by the next one, not before its delay', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        const runs: { attempt: number; at: number }[] = [];
        work(async ({ attempt }) => {
          runs.push({ attempt, at: Date.now() });
          return attempt < 3 ? { kind: 'retry', afterMs: attempt * 300, reason: 'busy' } : DONE;
        });
        await until(() => runs.length === 3);
        expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
        expect(runs[1]!.at - runs[0]!.at).toBeGreaterThanOrEqual(300);
        expect(runs[2]!.at - runs[1]!.at).toBeGreaterThanOrEqual(600);
      });

      it('of a delayed job that ends in retry is followed by attempt 2', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a', { delayMs: 200 }));
        const attempts: number[] = [];
        work(async ({ attempt }) => {
          attempts.push(attempt);
          return attempt < 3 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : DONE;
        });
        await until(() => attempts.length === 3);
        expect(attempts).toEqual([1, 2, 3]);
      });

      it('that throws is a retry after a pause', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        const runs: { attempt: number; at: number }[] = [];
        work(async ({ attempt }) => {
          runs.push({ attempt, at: Date.now() });
          if (attempt === 1) throw new Error('the reader crashed');
          return DONE;
        });
        await until(() => runs.length === 2);
        expect(runs[1]!.attempt).toBe(2);
        expect(runs[1]!.at - runs[0]!.at).toBeGreaterThanOrEqual(500);
      });

      it('is alone for as long as it takes, far beyond the visibility time-out', async () => {
        const runs = new Map<string, number>();
        const handler = async ({ id }: Job): Promise<Outcome> => {
          runs.set(id, (runs.get(id) ?? 0) + 1);
          await pause(VISIBILITY_MS * 3.5);
          return DONE;
        };
        work(handler);
        work(handler);
        const alone = await unlessHeldUp(VISIBILITY_MS / 2, async (round) => {
          await bench.queue.enqueue(QUEUE, newJob(`a${round}`));
          await until(async () => runs.has(`a${round}`) && total(await bench.queue.depth(QUEUE)) === 0);
          return runs.get(`a${round}`);
        });
        expect(alone).toBe(1);
      });
    });

    describe('the dead list', () => {
      it('keeps a job until it is retried by hand, which starts it over', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a', { payload: { n: 1 }, lane: 'free-test' }));
        let runs = 0;
        const before = Date.now();
        work(async ({ attempt }) => {
          runs += 1;
          return attempt === 1 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : { kind: 'dead', reason: 'unreadable' };
        });
        let dead: DeadJob[] = [];
        await until(async () => (dead = await bench.queue.dead(QUEUE)).length === 1);
        expect(dead[0]).toEqual({
          id: 'a',
          lane: 'free-test',
          payload: { n: 1 },
          attempts: 2,
          reason: 'unreadable',
          diedAt: expect.any(String),
        });
        expect(Date.parse(dead[0]!.diedAt)).toBeGreaterThanOrEqual(before - 1);
        expect(dead[0]!.diedAt).toBe(new Date(dead[0]!.diedAt).toISOString());
        expect(runs).toBe(2);
        await bench.stopAll();

        expect(await bench.queue.retryDead(QUEUE, 'a')).toBe(true);
        expect(await bench.queue.dead(QUEUE)).toEqual([]);
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
        const again: Job[] = [];
        work(async (job) => (again.push(job), DONE));
        await until(() => again.length === 1);
        expect(again[0]).toMatchObject({ id: 'a', lane: 'free-test', payload: { n: 1 }, attempt: 1 });
        await until(async () => total(await bench.queue.depth(QUEUE)) === 0);
      });

      it('takes the same job a second time', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        work(async () => ({ kind: 'dead', reason: 'unreadable' }));
        for (let round = 0; round < 3; round++) {
          await until(async () => (await bench.queue.dead(QUEUE)).length === 1);
          expect(await bench.queue.retryDead(QUEUE, 'a')).toBe(true);
        }
      });

      it('lists in the order of dying, and says no for a job it does not have', async () => {
        for (const id of ['a', 'b', 'c']) await bench.queue.enqueue(QUEUE, newJob(id));
        const order: string[] = [];
        work(async (job) => {
          order.push(job.id);
          await pause(2);
          return { kind: 'dead', reason: 'unreadable' };
        });
        await until(async () => (await bench.queue.dead(QUEUE)).length === 3);
        expect((await bench.queue.dead(QUEUE)).map(({ id }) => id)).toEqual(order);
        expect(await bench.queue.retryDead(QUEUE, 'd')).toBe(false);
        expect(await bench.queue.retryDead('another', 'a')).toBe(false);
        expect(await bench.queue.dead('another')).toEqual([]);
      });
    });
  });
}
