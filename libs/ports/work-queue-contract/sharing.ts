/** Many at once: no more than allowed, nothing twice, queues apart, room for members beside the free test. */
import { Gate, newJob, pause, total, until } from './samples.js';
import { DONE, QUEUE, workbench, type OpenWorkQueue } from './workbench.js';

export function sharingContract(open: OpenWorkQueue): void {
  describe('sharing', () => {
    const bench = workbench(open);
    const { work } = bench;

    describe('several at once', () => {
      it('runs as many as allowed and never more', async () => {
        for (let n = 0; n < 20; n++) await bench.queue.enqueue(QUEUE, newJob(`j${n}`));
        let [running, most, done] = [0, 0, 0];
        const gate = new Gate();
        work(
          async () => {
            running += 1;
            most = Math.max(most, running);
            await gate.opened;
            await pause(1);
            running -= 1;
            done += 1;
            return DONE;
          },
          { concurrency: 3 },
        );
        await until(() => running === 3);
        await until(async () => (await bench.queue.depth(QUEUE)).working === 3);
        gate.open();
        await until(() => done === 20);
        expect(most).toBe(3);
      });

      it('shares a queue between workers, nothing twice', async () => {
        const ids = Array.from({ length: 60 }, (_, n) => `j${n}`);
        await Promise.all(ids.map((id) => bench.queue.enqueue(QUEUE, newJob(id))));
        const done: string[] = [];
        const both = new Gate();
        const waiting = new Set<string>();
        const worker = (label: string) =>
          work(async (job) => {
            waiting.add(label);
            if (waiting.size === 2) both.open();
            await both.opened;
            done.push(job.id);
            return DONE;
          });
        worker('first');
        worker('second');
        await until(async () => total(await bench.queue.depth(QUEUE)) === 0);
        expect([...done].sort()).toEqual([...ids].sort());
      });

      it('keeps queues apart', async () => {
        await bench.queue.enqueue('one', newJob('a', { payload: { queue: 'one' } }));
        await bench.queue.enqueue('two', newJob('a', { payload: { queue: 'two' } }));
        const seen: unknown[] = [];
        work(async (job) => (seen.push(job.payload), DONE), { name: 'one' });
        await until(async () => total(await bench.queue.depth('one')) === 0);
        expect(seen).toEqual([{ queue: 'one' }]);
        expect(await bench.queue.depth('two')).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
      });

      it('does each of 2,000 jobs with random retries exactly once in effect', async () => {
        const ids = Array.from({ length: 2_000 }, (_, n) => `j${n}`);
        const done = new Map<string, number>();
        const starts = new Map<string, number>();
        const wrongAttempts: string[] = [];
        work(
          async ({ id, attempt }) => {
            starts.set(id, (starts.get(id) ?? 0) + 1);
            if (starts.get(id) !== attempt) wrongAttempts.push(id);
            if (Math.random() < 0.25)
              return { kind: 'retry', afterMs: Math.floor(Math.random() * 40), reason: 'chance' };
            done.set(id, (done.get(id) ?? 0) + 1);
            return DONE;
          },
          { concurrency: 16 },
        );
        for (let at = 0; at < ids.length; at += 100) {
          await Promise.all(
            ids
              .slice(at, at + 100)
              .map((id, n) => bench.queue.enqueue(QUEUE, newJob(id, { lane: n % 2 ? 'members' : 'free-test' }))),
          );
        }
        await until(async () => done.size === ids.length && total(await bench.queue.depth(QUEUE)) === 0);
        expect([...done.values()].every((times) => times === 1)).toBe(true);
        expect(wrongAttempts).toEqual([]);
      });
    });

    describe('the lanes', () => {
      it('leave room for members beside as many free tests as may run at once', async () => {
        for (let n = 0; n < 6; n++) await bench.queue.enqueue(QUEUE, newJob(`free-${n}`, { lane: 'free-test' }));
        const ends = new Map<string, () => void>();
        let [atOnce, mostAtOnce, done] = [0, 0, 0];
        work(
          async (job) => {
            if (job.lane === 'members') return DONE;
            mostAtOnce = Math.max(mostAtOnce, ++atOnce);
            await new Promise<void>((resolve) => ends.set(job.id, resolve));
            [atOnce, done] = [atOnce - 1, done + 1];
            return DONE;
          },
          { concurrency: 3, freeTestsAtOnce: 2 },
        );
        await until(() => atOnce === 2);
        await bench.queue.enqueue(QUEUE, newJob('member'));
        // The member's job was taken and is done; the free tests still have their two places, and no more.
        await until(async () => {
          const { ready, working } = await bench.queue.depth(QUEUE);
          return ready === 4 && working === 2;
        });
        await until(() => {
          for (const end of ends.values()) end();
          ends.clear();
          return done === 6;
        });
        expect(mostAtOnce).toBe(2);
      });

      it('do not keep the free test waiting when members have only delayed jobs', async () => {
        await bench.queue.enqueue(QUEUE, newJob('member', { delayMs: 60_000 }));
        await bench.queue.enqueue(QUEUE, newJob('free', { lane: 'free-test' }));
        const seen: string[] = [];
        work(async (job) => (seen.push(job.id), DONE));
        await until(() => seen.length === 1);
        expect(seen).toEqual(['free']);
      });
    });
  });
}
