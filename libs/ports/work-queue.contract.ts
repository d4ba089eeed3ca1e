/**
 * What every WorkQueue adapter must do, the ugly parts included. `open` makes an empty backing store; `connect` opens an
 * adapter on it, with a visibility time-out of VISIBILITY_MS. Connecting a second time stands for a restarted or a second
 * worker; `close` without stopping `work` stands for a worker that vanished.
 */
import type { DeadJob, Job, NewJob, Outcome, WorkQueue } from './work-queue.js';

export const VISIBILITY_MS = 1_000;

export interface WorkQueueStore {
  connect(): Promise<WorkQueue>;
  dispose(): Promise<void>;
}

const DONE: Outcome = { kind: 'done' };
const QUEUE = 'extraction';

interface Working {
  readonly on?: WorkQueue;
  readonly name?: string;
  readonly concurrency?: number;
  readonly freeTestsAtOnce?: number;
}

export function workQueueContract(name: string, open: () => Promise<WorkQueueStore>): void {
  describe(`${name}: WorkQueue`, () => {
    let store: WorkQueueStore;
    let queue: WorkQueue;
    let opened: WorkQueue[];
    let stops: AbortController[];
    let ended: Promise<void>[];

    beforeEach(async () => {
      [opened, stops, ended] = [[], [], []];
      store = await open();
      queue = await connect();
    });
    afterEach(async () => {
      for (const stop of stops) stop.abort();
      await Promise.all(ended);
      for (const each of opened) await each.close();
      await store.dispose();
    });

    async function connect(): Promise<WorkQueue> {
      const adapter = await store.connect();
      opened.push(adapter);
      return adapter;
    }

    type Handler = (job: Job) => Promise<Outcome>;
    function work(handler: Handler, { on = queue, name = QUEUE, concurrency = 1, freeTestsAtOnce }: Working = {}) {
      const stop = new AbortController();
      const end = on.work(
        name,
        { concurrency, ...(freeTestsAtOnce && { freeTestsAtOnce }), signal: stop.signal },
        handler,
      );
      stops.push(stop);
      ended.push(end);
      return { stop: () => stop.abort(), ended: end };
    }

    /** Works until everything that could run has run: `last` goes to the lane that is served last. */
    async function workUntilIdle(handler: Handler): Promise<void> {
      await queue.enqueue(QUEUE, newJob('last', { lane: 'free-test' }));
      let over = false;
      const worker = work(async (job) => {
        if (job.id !== 'last') return handler(job);
        over = true;
        return DONE;
      });
      await until(() => over);
      worker.stop();
      await worker.ended;
    }

    describe('a job', () => {
      it('is worked on with what was enqueued, and is gone when done', async () => {
        const before = Date.now();
        await queue.enqueue(QUEUE, newJob('a', { payload: { documentId: 'd-1', pages: [1, 2] }, lane: 'free-test' }));
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
        await until(async () => total(await queue.depth(QUEUE)) === 0);
      });

      it('wakes a worker that is waiting', async () => {
        const seen: string[] = [];
        work(async (job) => (seen.push(job.id), DONE));
        for (const id of ['a', 'b', 'c']) {
          await queue.enqueue(QUEUE, newJob(id));
          await until(() => seen.includes(id));
        }
        expect(seen).toEqual(['a', 'b', 'c']);
      });

      it('may have any text as its id', async () => {
        const ids = ['a.b', '*', '>', 'with space', 'ünï/çode', 'a'.repeat(150), ''];
        for (const id of ids) await queue.enqueue(QUEUE, newJob(id));
        const seen = new Set<string>();
        work(async (job) => (seen.add(job.id), DONE));
        await until(() => seen.size === ids.length);
        expect([...seen].sort()).toEqual([...ids].sort());
      });

      it('does not run before its delay, and then counts as attempt 1', async () => {
        const enqueued = Date.now();
        await queue.enqueue(QUEUE, newJob('later', { delayMs: 600 }));
        await queue.enqueue(QUEUE, newJob('now', { lane: 'free-test' }));
        const seen: { id: string; attempt: number; at: number }[] = [];
        work(async ({ id, attempt }) => (seen.push({ id, attempt, at: Date.now() }), DONE));
        await until(() => seen.length === 2);
        expect(seen.map(({ id, attempt }) => [id, attempt])).toEqual([
          ['now', 1],
          ['later', 1],
        ]);
        expect(seen[1]!.at - enqueued).toBeGreaterThanOrEqual(600);
      });
    });

    describe('an id enqueued again', () => {
      it.each<[string, Partial<NewJob>]>([
        ['', {}],
        [' in the other lane', { lane: 'free-test' }],
      ])('while it waits is dropped%s, the first payload stays', async (_, change) => {
        await queue.enqueue(QUEUE, newJob('a', { payload: { n: 1 } }));
        await queue.enqueue(QUEUE, newJob('a', { payload: { n: 2 }, ...change }));
        const seen: unknown[] = [];
        await workUntilIdle(async (job) => (seen.push(job.payload), DONE));
        expect(seen).toEqual([{ n: 1 }]);
      });

      it('while it is worked on is dropped', async () => {
        const gate = new Gate();
        let runs = 0;
        await queue.enqueue(QUEUE, newJob('a'));
        const worker = work(async () => {
          runs += 1;
          await gate.opened;
          return DONE;
        });
        await until(() => runs === 1);
        await queue.enqueue(QUEUE, newJob('a'));
        gate.open();
        worker.stop();
        await worker.ended;
        await workUntilIdle(async () => ((runs += 1), DONE));
        expect(runs).toBe(1);
      });

      it('within two minutes is dropped, though it is done', async () => {
        let runs = 0;
        await queue.enqueue(QUEUE, newJob('a'));
        work(async () => ((runs += 1), DONE));
        await until(async () => runs === 1 && total(await queue.depth(QUEUE)) === 0);
        await queue.enqueue(QUEUE, newJob('a'));
        expect(total(await queue.depth(QUEUE))).toBe(0);
        expect(runs).toBe(1);
      });

      it('while it waits for its delay leaves the delay as it is', async () => {
        await queue.enqueue(QUEUE, newJob('a', { delayMs: 60_000 }));
        await queue.enqueue(QUEUE, newJob('a'));
        await workUntilIdle(async () => fail('a ran'));
        expect(await queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 1, dead: 0 });
      });

      it('while it is dead is dropped', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
        await workUntilIdle(async () => ({ kind: 'dead', reason: 'unreadable' }));
        await queue.enqueue(QUEUE, newJob('a'));
        expect(await queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 0, dead: 1 });
      });
    });

    describe('an attempt', () => {
      it('that ends in retry is followed by the next one, not before its delay', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
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
        await queue.enqueue(QUEUE, newJob('a', { delayMs: 200 }));
        const attempts: number[] = [];
        work(async ({ attempt }) => {
          attempts.push(attempt);
          return attempt < 3 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : DONE;
        });
        await until(() => attempts.length === 3);
        expect(attempts).toEqual([1, 2, 3]);
      });

      it('that throws is a retry after a pause', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
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
        await queue.enqueue(QUEUE, newJob('a'));
        let runs = 0;
        let finished = false;
        const handler = async (): Promise<Outcome> => {
          runs += 1;
          await pause(VISIBILITY_MS * 3.5);
          finished = true;
          return DONE;
        };
        work(handler);
        work(handler);
        await until(() => finished);
        await until(async () => total(await queue.depth(QUEUE)) === 0);
        expect(runs).toBe(1);
      });
    });

    describe('the dead list', () => {
      it('keeps a job until it is retried by hand, which starts it anew', async () => {
        await queue.enqueue(QUEUE, newJob('a', { payload: { n: 1 }, lane: 'free-test' }));
        let runs = 0;
        const before = Date.now();
        work(async ({ attempt }) => {
          runs += 1;
          return attempt === 1 ? { kind: 'retry', afterMs: 0, reason: 'busy' } : { kind: 'dead', reason: 'unreadable' };
        });
        let dead: DeadJob[] = [];
        await until(async () => (dead = await queue.dead(QUEUE)).length === 1);
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
        for (const stop of stops) stop.abort();
        await Promise.all(ended);

        expect(await queue.retryDead(QUEUE, 'a')).toBe(true);
        expect(await queue.dead(QUEUE)).toEqual([]);
        expect(await queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
        const again: Job[] = [];
        work(async (job) => (again.push(job), DONE));
        await until(() => again.length === 1);
        expect(again[0]).toMatchObject({ id: 'a', lane: 'free-test', payload: { n: 1 }, attempt: 1 });
        await until(async () => total(await queue.depth(QUEUE)) === 0);
      });

      it('takes the same job a second time', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
        work(async () => ({ kind: 'dead', reason: 'unreadable' }));
        for (let round = 0; round < 3; round++) {
          await until(async () => (await queue.dead(QUEUE)).length === 1);
          expect(await queue.retryDead(QUEUE, 'a')).toBe(true);
        }
      });

      it('lists in the order of dying, and says no for a job it does not have', async () => {
        for (const id of ['a', 'b', 'c']) await queue.enqueue(QUEUE, newJob(id));
        const order: string[] = [];
        work(async (job) => {
          order.push(job.id);
          await pause(2);
          return { kind: 'dead', reason: 'unreadable' };
        });
        await until(async () => (await queue.dead(QUEUE)).length === 3);
        expect((await queue.dead(QUEUE)).map(({ id }) => id)).toEqual(order);
        expect(await queue.retryDead(QUEUE, 'd')).toBe(false);
        expect(await queue.retryDead('another', 'a')).toBe(false);
        expect(await queue.dead('another')).toEqual([]);
      });
    });

    describe('a worker that vanishes', () => {
      it.each(['before', 'after'])('gives its job to one that connected %s, with the attempt counted', async (when) => {
        const early = when === 'before' ? await connect() : undefined;
        await queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        work(() => {
          started = true;
          return new Promise<Outcome>(() => undefined);
        });
        await until(() => started);
        await queue.close();
        const attempts: number[] = [];
        work(async ({ attempt }) => (attempts.push(attempt), DONE), { on: early ?? (await connect()) });
        await until(() => attempts.length === 1);
        expect(attempts).toEqual([2]);
      });

      it('is not heard when it comes to an end after all', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
        const gate = new Gate();
        let started = false;
        work(async () => {
          started = true;
          await gate.opened;
          return { kind: 'dead', reason: 'too late' };
        });
        await until(() => started);
        await queue.close();
        gate.open();
        queue = await connect();
        const attempts: number[] = [];
        work(async ({ attempt }) => (attempts.push(attempt), DONE));
        await until(async () => attempts.length === 1 && total(await queue.depth(QUEUE)) === 0);
      });
    });

    describe('stopping', () => {
      it('hands a job back at once when its handler throws, without counting the attempt', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
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
        expect(await queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
        await workUntilIdle(async ({ attempt }) => (attempts.push(attempt), DONE));
        expect(attempts).toEqual([1, 2, 2]);
      });

      it('hands a job back when its handler does not listen', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        const worker = work(() => {
          started = true;
          return new Promise<Outcome>(() => undefined);
        });
        await until(() => started);
        worker.stop();
        await worker.ended;
        expect(await queue.depth(QUEUE)).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
      });

      it('lets a handler that finishes fast finish', async () => {
        await queue.enqueue(QUEUE, newJob('a'));
        let started = false;
        const worker = work(async ({ signal }) => {
          started = true;
          await aborted(signal);
          return DONE;
        });
        await until(() => started);
        worker.stop();
        await worker.ended;
        expect(total(await queue.depth(QUEUE))).toBe(0);
      });

      it('takes no further job', async () => {
        for (let n = 0; n < 20; n++) await queue.enqueue(QUEUE, newJob(`j${n}`));
        let runs = 0;
        const worker = work(async () => {
          if (++runs === 3) worker.stop();
          return DONE;
        });
        await worker.ended;
        expect(runs).toBe(3);
        expect((await queue.depth(QUEUE)).ready).toBe(17);
      });

      it('ends at once when there is nothing to do, and when it was stopped before it began', async () => {
        const idle = work(async () => DONE);
        await queue.ping();
        idle.stop();
        await idle.ended;
        await queue.work(QUEUE, { concurrency: 1, signal: AbortSignal.abort() }, async () => DONE);
      });
    });

    describe('several at once', () => {
      it('runs as many as allowed and never more', async () => {
        for (let n = 0; n < 20; n++) await queue.enqueue(QUEUE, newJob(`j${n}`));
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
        await until(async () => (await queue.depth(QUEUE)).working === 3);
        gate.open();
        await until(() => done === 20);
        expect(most).toBe(3);
      });

      it('shares a queue between workers, nothing twice', async () => {
        const ids = Array.from({ length: 60 }, (_, n) => `j${n}`);
        await Promise.all(ids.map((id) => queue.enqueue(QUEUE, newJob(id))));
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
        await until(async () => total(await queue.depth(QUEUE)) === 0);
        expect([...done].sort()).toEqual([...ids].sort());
      });

      it('keeps queues apart', async () => {
        await queue.enqueue('one', newJob('a', { payload: { queue: 'one' } }));
        await queue.enqueue('two', newJob('a', { payload: { queue: 'two' } }));
        const seen: unknown[] = [];
        work(async (job) => (seen.push(job.payload), DONE), { name: 'one' });
        await until(async () => total(await queue.depth('one')) === 0);
        expect(seen).toEqual([{ queue: 'one' }]);
        expect(await queue.depth('two')).toEqual({ ready: 1, working: 0, delayed: 0, dead: 0 });
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
              .map((id, n) => queue.enqueue(QUEUE, newJob(id, { lane: n % 2 ? 'members' : 'free-test' }))),
          );
        }
        await until(async () => done.size === ids.length && total(await queue.depth(QUEUE)) === 0, 60_000);
        expect([...done.values()].every((times) => times === 1)).toBe(true);
        expect(wrongAttempts).toEqual([]);
      }, 90_000);
    });

    describe('the lanes', () => {
      it('serve members first, also those who come while the free test is being worked through', async () => {
        for (let n = 0; n < 6; n++) await queue.enqueue(QUEUE, newJob(`free-${n}`, { lane: 'free-test' }));
        for (let n = 0; n < 6; n++) await queue.enqueue(QUEUE, newJob(`member-${n}`));
        const seen: string[] = [];
        work(async (job) => {
          seen.push(job.id);
          if (seen.length === 9) await queue.enqueue(QUEUE, newJob('member-late'));
          return DONE;
        });
        await until(() => seen.length === 13);
        const lanes = seen.map((id) => id.split('-')[0]);
        expect(lanes).toEqual([
          ...Array(6).fill('member'),
          ...Array(3).fill('free'),
          'member',
          ...Array(3).fill('free'),
        ]);
        expect(seen[9]).toBe('member-late');
      });

      it('leave room for members beside as many free tests as may run at once', async () => {
        for (let n = 0; n < 6; n++) await queue.enqueue(QUEUE, newJob(`free-${n}`, { lane: 'free-test' }));
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
        await queue.enqueue(QUEUE, newJob('member'));
        await until(async () => (await queue.depth(QUEUE)).ready === 4);
        expect((await queue.depth(QUEUE)).working).toBe(2);
        await until(() => {
          for (const end of ends.values()) end();
          ends.clear();
          return done === 6;
        });
        expect(mostAtOnce).toBe(2);
      });

      it('do not keep the free test waiting when members have only delayed jobs', async () => {
        await queue.enqueue(QUEUE, newJob('member', { delayMs: 60_000 }));
        await queue.enqueue(QUEUE, newJob('free', { lane: 'free-test' }));
        const seen: string[] = [];
        work(async (job) => (seen.push(job.id), DONE));
        await until(() => seen.length === 1);
        expect(seen).toEqual(['free']);
      });
    });

    it('counts what is ready, working, delayed and dead', async () => {
      expect(await queue.depth(QUEUE)).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
      await queue.enqueue(QUEUE, newJob('slow'));
      await queue.enqueue(QUEUE, newJob('later', { delayMs: 60_000 }));
      await queue.enqueue(QUEUE, newJob('again'));
      await queue.enqueue(QUEUE, newJob('bad'));
      for (const id of ['w', 'x', 'y', 'z']) await queue.enqueue(QUEUE, newJob(id, { lane: 'free-test' }));
      expect(await queue.depth(QUEUE)).toEqual({ ready: 7, working: 0, delayed: 1, dead: 0 });
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
        const { ready, working, delayed, dead } = await queue.depth(QUEUE);
        return ready === 3 && working === 2 && delayed === 2 && dead === 1;
      });
      gate.open();
      await until(async () => {
        const { ready, working, delayed, dead } = await queue.depth(QUEUE);
        return ready === 0 && working === 0 && delayed === 2 && dead === 1;
      });
    });

    it('keeps ready, delayed, retried and dead jobs over a restart', async () => {
      await queue.enqueue(QUEUE, newJob('bad', { payload: { n: 1 } }));
      await queue.enqueue(QUEUE, newJob('again'));
      await workUntilIdle(async ({ id }) =>
        id === 'bad' ? { kind: 'dead', reason: 'unreadable' } : { kind: 'retry', afterMs: 700, reason: 'busy' },
      );
      const since = Date.now();
      await queue.enqueue(QUEUE, newJob('later', { delayMs: 700 }));
      await queue.enqueue(QUEUE, newJob('ready'));
      await queue.close();

      queue = await connect();
      expect(await queue.dead(QUEUE)).toMatchObject([
        { id: 'bad', payload: { n: 1 }, attempts: 1, reason: 'unreadable' },
      ]);
      const seen: Record<string, { attempt: number; at: number }> = {};
      work(async ({ id, attempt }) => ((seen[id] = { attempt, at: Date.now() }), DONE));
      await until(() => Object.keys(seen).length === 3);
      expect(seen['ready']!.attempt).toBe(1);
      expect(seen['again']!.attempt).toBe(2);
      expect(seen['later']!.attempt).toBe(1);
      expect(seen['later']!.at - since).toBeGreaterThanOrEqual(700);
      await queue.enqueue(QUEUE, newJob('ready'));
      await until(async () => total(await queue.depth(QUEUE)) === 1);
    });
  });
}

class Gate {
  open!: () => void;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

function newJob(id: string, change: Partial<NewJob> = {}): NewJob {
  return { id, lane: 'members', payload: {}, ...change };
}

function total(depth: { ready: number; working: number; delayed: number; dead: number }): number {
  return depth.ready + depth.working + depth.delayed + depth.dead;
}

async function until(condition: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never came true: ${condition.toString()}`);
    await pause(5);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

function fail(message: string): never {
  throw new Error(message);
}
