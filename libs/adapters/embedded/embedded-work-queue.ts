/**
 * EmbeddedWorkQueue: the WorkQueue of one process, in one SQLite file. A commit is on disk before enqueue resolves. The file
 * belongs to the process that opened it: on opening, whatever was being worked on is ready again at once with its attempt
 * counted. Nothing polls: a loop sleeps until a job is enqueued, a slot is free or the next delay is over. A disk that fails
 * under a worker is told to `onError`, and the worker goes on: what it could not settle comes back after the visibility
 * time-out. `close` does not wait for handlers; stop `work` by its signal first, else their jobs come back as after a crash.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#ports/clock.js';
import {
  WorkQueue,
  type DeadJob,
  type Job,
  type NewJob,
  type Outcome,
  type QueueDepth,
  type WorkOptions,
} from '#ports/work-queue.js';
import { Bell } from '../queue/bell.js';
import { handleJob, type Handled } from '../queue/handle-job.js';
import { JobTable, type TakenJob } from './job-table.js';
import { openSqlite } from './sqlite.js';

type Handler = (job: Job) => Promise<Outcome>;
export interface EmbeddedWorkQueueOptions {
  /** How long a job stays invisible without a heartbeat; 30 s when absent. */
  readonly visibilityMs?: number;
  readonly onError?: (error: unknown) => void;
}
/** Pause after a failed look for jobs. */
const AFTER_FAILURE_MS = 1_000;
interface Flight {
  readonly queue: string;
  readonly id: string;
}

export class EmbeddedWorkQueue extends WorkQueue {
  readonly #db: DatabaseSync;
  readonly #table: JobTable;
  readonly #clock: Clock;
  readonly #visibilityMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #closed = new AbortController();
  readonly #bells = new Map<string, Set<Bell>>();
  readonly #flights = new Set<Flight>();
  readonly #heartbeat: NodeJS.Timeout;
  #beatAt = 0;

  constructor(file: string, clock: Clock, options: EmbeddedWorkQueueOptions = {}) {
    super();
    this.#clock = clock;
    this.#visibilityMs = options.visibilityMs ?? 30_000;
    this.#onError = options.onError ?? (() => undefined);
    this.#db = openSqlite(file);
    this.#table = new JobTable(this.#db);
    this.#table.releaseAll(this.#now());
    this.#heartbeat = setInterval(() => this.#attempt(() => this.#beat()), this.#visibilityMs / 3);
    this.#heartbeat.unref();
  }

  async enqueue(queue: string, job: NewJob): Promise<void> {
    this.#table.add(queue, job, this.#now());
    this.#ring(queue);
  }

  async work(queue: string, { concurrency, signal }: WorkOptions, handler: Handler): Promise<void> {
    const bell = new Bell();
    const bells = this.#bells.get(queue) ?? new Set();
    this.#bells.set(queue, bells.add(bell));
    const stop = AbortSignal.any([signal, this.#closed.signal]);
    const running = new Set<Promise<void>>();
    try {
      while (!stop.aborted) {
        const free = concurrency - running.size;
        const jobs = free > 0 ? this.#attempt(() => this.#take(queue, free)) : [];
        for (const taken of jobs ?? []) {
          const run = this.#run(queue, taken, handler, stop).finally(() => {
            running.delete(run);
            bell.ring();
          });
          running.add(run);
        }
        const full = running.size >= concurrency;
        await bell.wait(
          stop,
          full ? Infinity : (this.#attempt(() => this.#untilNextChange(queue, jobs)) ?? AFTER_FAILURE_MS),
        );
      }
      if (!this.#closed.signal.aborted) await Promise.all(running);
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
    const revived = this.#table.revive(queue, id, this.#now());
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
    this.#db.close();
  }

  #take(queue: string, most: number): TakenJob[] {
    const now = this.#now();
    // A process that was stopped or suspended for long must not give up its own jobs before its first heartbeat.
    if (now - this.#beatAt >= this.#visibilityMs / 3) this.#beat();
    return this.#table.take(queue, most, now, now + this.#visibilityMs);
  }

  async #run(queue: string, taken: TakenJob, handler: Handler, signal: AbortSignal): Promise<void> {
    const flight = { queue, id: taken.id };
    this.#flights.add(flight);
    try {
      const handled = await handleJob(handler, {
        id: taken.id,
        lane: taken.lane,
        payload: JSON.parse(taken.payload),
        attempt: taken.attempts,
        enqueuedAt: new Date(taken.enqueued_at).toISOString(),
        signal,
      });
      if (!this.#closed.signal.aborted) this.#attempt(() => this.#settle(queue, taken, handled));
    } finally {
      this.#flights.delete(flight);
    }
  }

  #settle(queue: string, { id, attempts }: TakenJob, handled: Handled): void {
    const now = this.#now();
    if (handled.kind === 'done') return this.#table.done(queue, id, attempts);
    if (handled.kind === 'dead') return this.#table.bury(queue, id, attempts, now, handled.reason);
    if (handled.kind === 'retry')
      this.#table.release(queue, id, attempts, attempts, now + handled.afterMs, handled.reason);
    else this.#table.release(queue, id, attempts, attempts - 1, now, null);
    this.#ring(queue);
  }

  #beat(): void {
    this.#beatAt = this.#now();
    if (this.#flights.size > 0) this.#table.extend(this.#flights, this.#beatAt + this.#visibilityMs);
  }

  #untilNextChange(queue: string, jobs: readonly TakenJob[] | undefined): number | undefined {
    return jobs && this.#table.nextChange(queue) - this.#now();
  }

  /** Errors of timers and loops, which have no caller to throw to. */
  #attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }

  #ring(queue: string): void {
    for (const bell of this.#bells.get(queue) ?? []) bell.ring();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
