/**
 * Groups take turns: nobody waits behind another's backlog, nobody starves, and what was taken out is not worked on.
 */
import type { Job } from '../work-queue.js';
import { Gate, newJob, total, until } from './samples.js';
import { DONE, QUEUE, workbench, type OpenWorkQueue } from './workbench.js';

export function turnsContract(open: OpenWorkQueue): void {
  describe('turns', () => {
    const bench = workbench(open);
    const { connect, work } = bench;
    const enqueue = (id: string, change: Parameters<typeof newJob>[1] = {}) =>
      bench.queue.enqueue(QUEUE, newJob(id, { group: id.split('-')[0], ...change }));

    /** What is begun, in order, by a worker of one place, until `count` were; `on` runs within each. */
    async function order(count: number, on: (job: Job) => Promise<void> = async () => undefined): Promise<string[]> {
      const begun: string[] = [];
      work(async (job) => {
        begun.push(job.id);
        await on(job);
        return DONE;
      });
      await until(async () => begun.length >= count && total(await bench.queue.depth(QUEUE)) === 0);
      return begun;
    }

    describe('groups', () => {
      it('take turns, visitors as one of them, and a group that is alone goes on in the order of its jobs', async () => {
        for (const n of [1, 2, 3, 4, 5]) await enqueue(`a-${n}`);
        for (const n of [1, 2]) await enqueue(`b-${n}`);
        for (const n of [1, 2, 3]) await bench.queue.enqueue(QUEUE, newJob(`v-${n}`, { lane: 'free-test' }));
        const rounds = ['a-1 b-1 v-1', 'a-2 b-2 v-2', 'a-3 v-3', 'a-4', 'a-5'];
        expect(await order(10)).toEqual(rounds.join(' ').split(' '));
      });

      it('with none waiting come after at most one job of a backlog, however long that is and whoever enqueues', async () => {
        for (let n = 10; n < 40; n++) await enqueue(`a-${n}`);
        const other = await connect();
        const begun = await order(33, async ({ id }) => {
          if (id === 'a-20') await other.enqueue(QUEUE, newJob('b-1', { group: 'b' }));
          if (id === 'a-25') await other.enqueue(QUEUE, newJob('v-1', { lane: 'free-test' }));
          if (id === 'a-30') await other.enqueue(QUEUE, newJob('c-1', { group: 'c' }));
        });
        const behind = (id: string) => begun[begun.indexOf(id) - 1];
        expect([behind('b-1'), behind('v-1'), behind('c-1')]).toEqual(['a-21', 'a-26', 'a-31']);
      });

      it('do not starve, though with each job another newcomer comes', async () => {
        for (const n of [1, 2, 3]) await enqueue(`a-${n}`);
        let newcomers = 0;
        const begun = await order(43, async () => {
          if (newcomers < 40) await enqueue(`n${10 + newcomers++}-1`);
        });
        expect(begun.indexOf('a-3')).toBeLessThan(10);
      });

      it('that are alone have all the places', async () => {
        for (const n of [1, 2, 3, 4]) await enqueue(`a-${n}`);
        const gate = new Gate();
        let running = 0;
        work(
          async () => {
            running += 1;
            await gate.opened;
            return DONE;
          },
          { concurrency: 4 },
        );
        await until(() => running === 4);
        gate.open();
      });

      it('let a job that had its turn go on, before those that still wait for theirs', async () => {
        for (const n of [1, 2, 3]) await enqueue(`a-${n}`);
        await enqueue('b-1');
        const begun: string[] = [];
        work(async ({ id, attempt }) => {
          begun.push(id);
          return id === 'a-1' && attempt === 1 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : DONE;
        });
        await until(() => begun.length === 5);
        expect(begun).toEqual(['a-1', 'a-1', 'b-1', 'a-2', 'a-3']);
      });

      it('may have any text as a name', async () => {
        const groups = ['a.b', '*', '>', 'with space', 'ünï/çode', ''];
        for (const [n, group] of groups.entries()) await enqueue(`j${n}`, { group });
        expect([...(await order(groups.length))].sort()).toEqual(groups.map((_, n) => `j${n}`));
      });
    });

    describe('a job that is taken out', () => {
      it('is not worked on, and its group goes on behind it', async () => {
        for (const n of [1, 2, 3, 4]) await enqueue(`a-${n}`);
        for (const id of ['a-1', 'a-3', 'unknown']) await bench.queue.remove(QUEUE, id);
        await bench.queue.remove('another', 'a-2');
        expect(await bench.queue.depth(QUEUE)).toEqual({ ready: 2, working: 0, delayed: 0, dead: 0 });
        expect(await order(2)).toEqual(['a-2', 'a-4']);
      });

      it('keeps nobody waiting who came after it, for those of its group that are left', async () => {
        for (let n = 10; n < 40; n++) await enqueue(`a-${n}`);
        const begun = await order(15, async ({ id }) => {
          if (id !== 'a-10') return;
          for (const group of ['b', 'c']) for (const n of [1, 2]) await enqueue(`${group}-${n}`);
          for (let n = 11; n < 30; n++) await bench.queue.remove(QUEUE, `a-${n}`);
        });
        expect(begun.slice(0, 5)).toEqual(['a-10', 'b-1', 'c-1', 'b-2', 'c-2']);
      });

      it('while it is worked on ends as its handler says', async () => {
        await enqueue('a-1');
        const attempts: number[] = [];
        work(async ({ id, attempt }) => {
          attempts.push(attempt);
          await bench.queue.remove(QUEUE, id);
          return attempt === 1 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : DONE;
        });
        await until(async () => attempts.length === 2 && total(await bench.queue.depth(QUEUE)) === 0);
        expect(attempts).toEqual([1, 2]);
      });
    });
  });
}
