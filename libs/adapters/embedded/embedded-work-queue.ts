/**
 * EmbeddedWorkQueue: the WorkQueue of one process, in one SQLite file. A commit is on disk before enqueue resolves. The
 * file belongs to the process that opened it: on opening, whatever was being worked on is ready again at once with its
 * attempt counted. Nothing polls: a loop sleeps until a job is enqueued, a slot is free or the next delay is over. A
 * disk that fails under a worker is told to `onError`, and the worker goes on: what it could not settle comes back
 * after the visibility time-out. `close` does not wait for handlers; stop `work` by its signal first, else their jobs
 * come back as after a crash.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#ports/clock.js';
import {
  WorkQueue,
  type DeadJob,
  type Job,
  type Lane,
  type NewJob,
  type Outcome,
  type QueueDepth,
  type WorkOptions,
} from '#ports/work-queue.js';
import { Bell } from '#kernel/bell.js';
import { handleJob, type Handled } from '../queue/handle-job.js';
import { GroupCommit } from './group-commit.js';
import { JobTable, type LaneCounts, type TakenJob } from './job-table.js';
import { openSqlite } from './sqlite.js';

type Handler = (job: Job) => Promise<Outcome>;
type MostJobs = LaneCounts & { readonly all: number };

interface EmbeddedWorkQueueOptions {
  /** How long a job stays invisible without a heartbeat; 30 s when absent. */
  readonly visibilityMs?: number;
  readonly onError?: (error: unknown) => void;
  /** To look and to revive beside the process that works: its jobs stay in its hands. */
  readonly beside?: boolean;
}

/** Pause after a failed look for jobs. */
const AFTER_FAILURE_MS = 1_000;

export class EmbeddedWorkQueue extends WorkQueue {
  readonly #db: DatabaseSync;
  readonly #table: JobTable;
  readonly #writes: GroupCommit;
  readonly #clock: Clock;
  readonly #visibilityMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #closed = new AbortController();
  readonly #bells = new Map<string, Set<Bell>>();
  readonly #inHand = new Set<{ readonly queue: string; readonly id: string }>();
  readonly #heartbeat: NodeJS.Timeout;
  #beatAt = 0;

  constructor(file: string, clock: Clock, options: EmbeddedWorkQueueOptions = {}) {
    super();
    this.#clock = clock;
    this.#visibilityMs = options.visibilityMs ?? 30_000;
    this.#onError = options.onError ?? (() => undefined);
    this.#db = openSqlite(file);
    this.#table = new JobTable(this.#db);
    if (!options.beside) this.#table.releaseAll(this.#now());
    this.#writes = new GroupCommit(this.#db);
    this.#heartbeat = setInterval(() => {
      void this.#writes.run(() => this.#beat()).catch(this.#onError);
      // Another process may have revived a dead job; nobody rings for it.
      for (const queue of this.#bells.keys()) this.#ring(queue);
    }, this.#visibilityMs / 3);
    this.#heartbeat.unref();
  }

  async enqueue(queue: string, job: NewJob): Promise<void> {
    await this.#writes.run(() => this.#table.add(queue, job, this.#now()));
    this.#ring(queue);
  }

  async remove(queue: string, id: string): Promise<void> {
    await this.#writes.run(() => this.#table.remove(queue, id));
  }

  async work(queue: string, options: WorkOptions, handler: Handler): Promise<void> {
    const { concurrency, freeTestsAtOnce = concurrency, signal } = options;
    const bell = new Bell();
    const bells = this.#bells.get(queue) ?? new Set();
    this.#bells.set(queue, bells.add(bell));
    const stop = AbortSignal.any([signal, this.#closed.signal]);
    const running = new Map<Promise<void>, Lane>();
    try {
      while (!stop.aborted) {
        const freeTests = [...running.values()].filter((lane) => lane === 'free-test').length;
        const all = concurrency - running.size;
        const most = { all, members: all, 'free-test': Math.max(0, freeTestsAtOnce - freeTests) };
        const next = all > 0 ? await this.#look(queue, most) : { jobs: [], inMs: Infinity };
        for (const job of next.jobs) {
          const run = this.#run(queue, job, handler, stop).finally(() => {
            running.delete(run);
            bell.ring();
          });
          running.set(run, job.lane);
        }
        await bell.wait(stop, running.size < concurrency ? next.inMs : Infinity);
      }
      if (!this.#closed.signal.aborted) await Promise.all(running.keys());
    } finally {
      bells.delete(bell);
    }
  }

  async depth(queue: string): Promise<QueueDepth> {
    return this.#table.depth(queue, this.#now());
  }

  async dead(queue: string): Promise<DeadJob[]> {
    return this.#table.dead(queue);
  }

  async retryDead(queue: string, id: string): Promise<boolean> {
    const revived = await this.#writes.run(() => this.#table.revive(queue, id, this.#now()));
    if (revived) this.#ring(queue);
    return revived;
  }

  async ping(): Promise<void> {
    this.#db.prepare('SELECT 1').get();
  }

  async close(): Promise<void> {
    if (this.#closed.signal.aborted) return;
    clearInterval(this.#heartbeat);
    this.#closed.abort();
    this.#writes.close();
    this.#db.close();
  }

  /** Takes what is due, and says in how long the next job may be. */
  async #look(queue: string, most: MostJobs): Promise<{ jobs: readonly TakenJob[]; inMs: number }> {
    try {
      return await this.#writes.run(() => {
        const now = this.#now();
        // A process that was suspended for long must not give up its own jobs before its first heartbeat.
        if (now - this.#beatAt >= this.#visibilityMs / 3) this.#beat();
        const jobs = this.#table.take(queue, most, now, now + this.#visibilityMs);
        const taken = jobs.filter(({ lane }) => lane === 'free-test').length;
        // A lane that may not be served must not wake the loop either.
        const lanes: Lane[] = most['free-test'] > taken ? ['members', 'free-test'] : ['members'];
        return { jobs, inMs: this.#table.nextChange(queue, lanes) - now };
      });
    } catch (error) {
      if (!this.#closed.signal.aborted) this.#onError(error);
      return { jobs: [], inMs: AFTER_FAILURE_MS };
    }
  }

  async #run(queue: string, taken: TakenJob, handler: Handler, signal: AbortSignal): Promise<void> {
    const inHand = { queue, id: taken.id };
    this.#inHand.add(inHand);
    try {
      const handled = signal.aborted
        ? { kind: 'handed-back' as const }
        : await handleJob(handler, asJob(taken, signal));
      await this.#writes.run(() => this.#settle(queue, taken, handled));
      this.#ring(queue);
    } catch (error) {
      if (!this.#closed.signal.aborted) this.#onError(error);
    } finally {
      this.#inHand.delete(inHand);
    }
  }

  #settle(queue: string, { id, attempts }: TakenJob, handled: Handled): void {
    const now = this.#now();
    const attempt = { queue, id, attempts };
    if (handled.kind === 'done') this.#table.done(attempt);
    else if (handled.kind === 'dead') this.#table.bury(attempt, now, handled.reason);
    else if (handled.kind === 'retry') this.#table.retry(attempt, now + handled.afterMs, handled.reason);
    else this.#table.handBack(attempt, now);
  }

  #beat(): void {
    this.#beatAt = this.#now();
    this.#table.extend(this.#inHand, this.#beatAt + this.#visibilityMs);
  }

  #ring(queue: string): void {
    for (const bell of this.#bells.get(queue) ?? []) bell.ring();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function asJob({ id, lane, payload, attempts, enqueued_at }: TakenJob, signal: AbortSignal): Job {
  return {
    id,
    lane,
    payload: JSON.parse(payload),
    attempt: attempts,
    enqueuedAt: new Date(enqueued_at).toISOString(),
    signal,
  };
}
