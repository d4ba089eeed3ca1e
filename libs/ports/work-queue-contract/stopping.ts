/**
 * Workers that stop, and workers that vanish: their jobs come back, and no attempt is counted that was nobody's fault.
 */
import type { Outcome } from '../work-queue.js';
import { Gate, aborted, newJob, total, until } from './samples.js';
import { DONE, QUEUE, workbench, type Handler, type OpenWorkQueue } from './workbench.js';

export function stoppingContract(open: OpenWorkQueue): void {
  describe('workers that end', () => {
    const bench = workbench(open);
    const { connect, work, workUntilIdle } = bench;

    describe('a worker that vanishes', () => {
      it.each(['before', 'after'])('gives its job to one that connected %s, with the attempt counted', async (when) => {
        const early = when === 'before' ? await connect() : undefined;
        await bench.queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        work(() => {
          started = true;
          return new Promise<Outcome>(() => undefined);
        });
        await until(() => started);
        await bench.queue.close();
        const attempts: number[] = [];
        work(async ({ attempt }) => (attempts.push(attempt), DONE), { on: early ?? (await connect()) });
        await until(() => attempts.length === 1);
        expect(attempts).toEqual([2]);
      });

      it('is not heard when it comes to an end after all', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        const gate = new Gate();
        let started = false;
        work(async () => {
          started = true;
          await gate.opened;
          return { kind: 'dead', reason: 'too late' };
        });
        await until(() => started);
        await bench.queue.close();
        gate.open();
        bench.queue = await connect();
        const attempts: number[] = [];
        work(async ({ attempt }) => (attempts.push(attempt), DONE));
        await until(async () => attempts.length === 1 && total(await bench.queue.depth(QUEUE)) === 0);
      });
    });

    describe('stopping', () => {
      it('hands a job back at once when its handler throws, without counting the attempt', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        const attempts: number[] = [];
        const handler: Handler = async ({ attempt, signal }) => {
          attempts.push(attempt);
          if (attempt === 1) return { kind: 'retry', afterMs: 0, reason: 'busy' };
          await aborted(signal);
          throw new Error('stopped');
        };
        const worker = work(handler);
        await until(() => attempts.length === 2);
        worker.stop();
        await worker.ended;
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
        await workUntilIdle(async ({ attempt }) => (attempts.push(attempt), DONE));
        expect(attempts).toEqual([1, 2, 2]);
      });

      it('hands a job back when its handler does not listen', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        const worker = work(() => {
          started = true;
          return new Promise<Outcome>(() => undefined);
        });
        await until(() => started);
        worker.stop();
        await worker.ended;
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
      });

      it('lets a handler that finishes fast finish', async () => {
        await bench.queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        const worker = work(async ({ signal }) => {
          started = true;
          await aborted(signal);
          return DONE;
        });
        await until(() => started);
        worker.stop();
        await worker.ended;
        expect(total(await bench.queue.depth(QUEUE))).toBe(0);
      });

      it('takes no further job', async () => {
        for (let n = 0; n < 20; n++) await bench.queue.enqueue(QUEUE, newJob(`j${n}`));
        let runs = 0;
        const worker = work(async () => {
          if (++runs === 3) worker.stop();
          return DONE;
        });
        await worker.ended;
        expect(runs).toBe(3);
        expect((await bench.queue.depth(QUEUE)).ready).toBe(17);
      });

      it('ends at once when there is nothing to do, and when it was stopped before it began', async () => {
        const idle = work(async () => DONE);
        await bench.queue.ping();
        idle.stop();
        await idle.ended;
        await bench.queue.work(QUEUE, { concurrency: 1, signal: AbortSignal.abort() }, async () => DONE);
      });
    });
  });
}
