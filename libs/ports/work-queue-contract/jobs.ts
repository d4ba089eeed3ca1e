/** A job is worked on once, with what was enqueued, not before its delay; the same id again is the same job. */
import type { Job, NewJob } from '../work-queue.js';
import { Gate, fail, newJob, total, until } from './samples.js';
import { DONE, QUEUE, workbench, type OpenWorkQueue } from './workbench.js';

export function jobsContract(open: OpenWorkQueue): void {
  describe('jobs', () => {
    const bench = workbench(open);
    const { work, workUntilIdle } = bench;

    describe('a job', () => {
      it('is worked on with what was enqueued, and is gone when done', async () => {
        const before = Date.now();
        await bench.queue.enqueue(
          QUEUE,
          newJob('a', { payload: { documentId: 'd-1', pages: [1, 2] }, lane: 'free-test' }),
        );
        const seen: Job[] = [];
        work(async (job) => (seen.push(job), DONE));
        await until(() => seen.length === 1);
        expect(seen[0]).toMatchObject({
          id: 'a',
          lane: 'free-test',
          payload: { documentId: 'd-1', pages: [1, 2] },
          attempt: 1,
        });
        expect(seen[0]!.signal.aborted).toBe(false);
        const enqueuedAt = Date.parse(seen[0]!.enqueuedAt);
        expect(seen[0]!.enqueuedAt).toBe(new Date(enqueuedAt).toISOString());
        expect(enqueuedAt).toBeGreaterThanOrEqual(before - 1);
        expect(enqueuedAt).toBeLessThanOrEqual(Date.now());
        await until(async () => total(await bench.queue.depth(QUEUE)) === 0);
      });

      it('wakes a worker that is waiting', async () => {
        const seen: string[] = [];
        work(async (job) => (seen.push(job.id), DONE));
        for (const id of ['a', 'b', 'c']) {
          await bench.queue.enqueue(QUEUE, newJob(id));
          await until(() => seen.includes(id));
        }
        expect(seen).toEqual(['a', 'b', 'c']);
      });

      it('may have any text as its id', async () => {
        const ids = ['a.b', '*', '>', 'with space', 'ünï/çode', 'a'.repeat(150), ''];
        for (const id of ids) await bench.queue.enqueue(QUEUE, newJob(id));
        const seen = new Set<string>();
        work(async (job) => (seen.add(job.id), DONE));
        await until(() => seen.size === ids.length);
        expect([...seen].sort()).toEqual([...ids].sort());
      });

      it('does not run before its delay, and then counts as attempt 1', async () => {
        const enqueued = Date.now();
        await bench.queue.enqueue(QUEUE, newJob('later', { delayMs: 600 }));
        await bench.queue.enqueue(QUEUE, newJob('now', { lane: 'free-test' }));
        const seen: { id: string; attempt: number; at: number }[] = [];
        work(async ({ id, attempt }) => (seen.push({ id, attempt, at: Date.now() }), DONE));
        await until(() => seen.length === 2);
        // Which comes first is up to how long it took to get here.
        const [later, now] = ['later', 'now'].map((id) => seen.find((job) => job.id === id));
        expect([later?.attempt, now?.attempt]).toEqual([1, 1]);
        expect((later?.at ?? 0) - enqueued).toBeGreaterThanOrEqual(600);
      });
    });

    describe('an id enqueued again', () => {
      it.each<[string, Partial<NewJob>]>([
        ['', {}],
        [' in the other lane', { lane: 'free-test' }],
      ])('while it waits is dropped%s, the first payload stays', async (_, change) => {
        await bench.queue.enqueue(QUEUE, newJob('a', { payload: { n: 1 } }));
        await bench.queue.enqueue(QUEUE, newJob('a', { payload: { n: 2 }, ...change }));
        const seen: unknown[] = [];
        await workUntilIdle(async (job) => (seen.push(job.payload), DONE));
        expect(seen).toEqual([{ n: 1 }]);
      });

      it('while it is worked on is dropped', async () => {
        const gate = new Gate();
        let runs = 0;
        await bench.queue.enqueue(QUEUE, newJob('a'));
        const worker = work(async () => {
          runs += 1;
          await gate.opened;
          return DONE;
        });
        await until(() => runs === 1);
        await bench.queue.enqueue(QUEUE, newJob('a'));
        gate.open();
        worker.stop();
        await worker.ended;
        await workUntilIdle(async () => ((runs += 1), DONE));
        expect(runs).toBe(1);
      });

      it('within two minutes is dropped, though it is done', async () => {
        let runs = 0;
        await bench.queue.enqueue(QUEUE, newJob('a'));
        work(async () => ((runs += 1), DONE));
        await until(async () => runs === 1 && total(await bench.queue.depth(QUEUE)) === 0);
        await bench.queue.enqueue(QUEUE, newJob('a'));
        expect(total(await bench.queue.depth(QUEUE))).toBe(0);
        expect(runs).toBe(1);
      });

      it('while it waits for its delay leaves the delay as it is', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a', { delayMs: 60_000 }));
        await bench.queue.enqueue(QUEUE, newJob('a'));
        await workUntilIdle(async () => fail('a ran'));
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 1, dead: 0 });
      });

      it('while it is dead is dropped', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        await workUntilIdle(async () => ({ kind: 'dead', reason: 'unreadable' }));
        await bench.queue.enqueue(QUEUE, newJob('a'));
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 0, dead: 1 });
      });
    });
  });
}
