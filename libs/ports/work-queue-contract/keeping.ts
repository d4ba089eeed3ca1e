/** What a queue says of itself, and that it is all there after a restart. */
import { Gate, newJob, total, until } from './samples.js';
import { DONE, QUEUE, workbench, type OpenWorkQueue } from './workbench.js';

export function keepingContract(open: OpenWorkQueue): void {
  describe('keeping', () => {
    const bench = workbench(open);
    const { connect, work, workUntilIdle } = bench;

    describe('the queue', () => {
      it('counts what is ready, working, delayed and dead', async () => {
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
        await bench.queue.enqueue(QUEUE, newJob('slow'));
        await bench.queue.enqueue(QUEUE, newJob('later', { delayMs: 60_000 }));
        await bench.queue.enqueue(QUEUE, newJob('again'));
        await bench.queue.enqueue(QUEUE, newJob('bad'));
        const behind = { lane: 'free-test', group: 'members' } as const;
        for (const id of ['w', 'x', 'y', 'z']) await bench.queue.enqueue(QUEUE, newJob(id, behind));
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 7, working: 0, delayed: 1, dead: 0 });
        const gate = new Gate();
        const handled = new Set<string>();
        work(
          async ({ id }) => {
            handled.add(id);
            if (id === 'again') return { kind: 'retry', afterMs: 60_000, reason: 'busy' };
            if (id === 'bad') return { kind: 'dead', reason: 'unreadable' };
            await gate.opened;
            return DONE;
          },
          { concurrency: 2 },
        );
        await until(() => ['slow', 'again', 'bad'].every((id) => handled.has(id)) && handled.size === 4);
        await until(async () => {
          const { ready, working, delayed, dead } = await bench.queue.depth(QUEUE);
          return ready === 3 && working === 2 && delayed === 2 && dead === 1;
        });
        gate.open();
        await until(async () => {
          const { ready, working, delayed, dead } = await bench.queue.depth(QUEUE);
          return ready === 0 && working === 0 && delayed === 2 && dead === 1;
        });
      });

      it('keeps ready, delayed, retried and dead jobs over a restart', async () => {
        await bench.queue.enqueue(QUEUE, newJob('bad', { payload: { n: 1 } }));
        await bench.queue.enqueue(QUEUE, newJob('again'));
        let tries = 0;
        await workUntilIdle(async ({ id, attempt }) => {
          if (id === 'bad') return { kind: 'dead', reason: 'unreadable' };
          tries = attempt; // on a busy machine it may come back before the worker has stopped
          return { kind: 'retry', afterMs: 700, reason: 'busy' };
        });
        const since = Date.now();
        await bench.queue.enqueue(QUEUE, newJob('later', { delayMs: 700 }));
        await bench.queue.enqueue(QUEUE, newJob('ready'));
        await bench.queue.close();

        bench.queue = await connect();
        expect(await bench.queue.dead(QUEUE)).toMatchObject([
          { id: 'bad', payload: { n: 1 }, attempts: 1, reason: 'unreadable' },
        ]);
        const seen: Record<string, { attempt: number; at: number }> = {};
        work(async ({ id, attempt }) => ((seen[id] = { attempt, at: Date.now() }), DONE));
        await until(() => Object.keys(seen).length === 3);
        expect(seen['ready']!.attempt).toBe(1);
        expect(seen['again']!.attempt).toBe(tries + 1);
        expect(seen['later']!.attempt).toBe(1);
        expect(seen['later']!.at - since).toBeGreaterThanOrEqual(700);
        await bench.queue.enqueue(QUEUE, newJob('ready'));
        await until(async () => total(await bench.queue.depth(QUEUE)) === 1);
      });
    });
  });
}
