/**
 * WorkQueue: jobs for workers, at least once. Chosen by QUEUE_URL: `sqlite:` (EmbeddedWorkQueue, default, this process
 * only) or `nats://…` (NatsWorkQueue, JetStream). Every adapter guarantees:
 *  - a job is durable before enqueue resolves; the same id enqueued again while the job is there, or within two minutes
 *    of the first enqueue, is dropped;
 *  - a job being worked on is invisible to others for as long as its worker lives: the adapter sends heartbeats, and
 *    when they stop (crash, kill -9) the job comes back after the visibility time-out with its attempt counted;
 *  - `retry` brings it back not before its delay, `dead` moves it to the dead list, where it stays until retried by
 *    hand;
 *  - a handler that throws counts as `retry` with the adapter's back-off;
 *  - groups take turns: jobs of one group wait for each other, and of the others at most two per group go before the
 *    first job of a group that had none waiting; one that waits longest is not overtaken by any that comes later. A
 *    group that is alone has all the workers. What had its turn (a retry, a vanished worker's job) does not wait for
 *    another.
 * It does not promise the exact order, nor exactly-once: handlers are idempotent. Payloads hold ids, no personal
 * data. The log stays the truth: what a broken queue loses, the overdue sweep enqueues again.
 */
import type { JsonObject } from '#kernel/json.js';

export type Lane = 'members' | 'free-test';

export interface NewJob {
  /** Any text; the same id is the same job. */
  readonly id: string;
  readonly lane: Lane;
  /** Whose turn it takes, such as a workspace; any text. Absent: the lane is one group. */
  readonly group?: string;
  readonly payload: JsonObject;
  /** Not before now + delayMs, milliseconds; 0 when absent. */
  readonly delayMs?: number;
}

export interface Job {
  readonly id: string;
  readonly lane: Lane;
  readonly payload: JsonObject;
  /** 1 on first delivery. */
  readonly attempt: number;
  /** ISO 8601, UTC */
  readonly enqueuedAt: string;
  /**
   * Aborted when the queue stops: finish within a second or throw; the job is handed back at once without its attempt
   * counted as failed.
   */
  readonly signal: AbortSignal;
}

export type Outcome =
  | { readonly kind: 'done' }
  /** Again, not before `afterMs` milliseconds have passed. */
  | { readonly kind: 'retry'; readonly afterMs: number; readonly reason: string }
  /** Not again; `reason` stands in the dead list. */
  | { readonly kind: 'dead'; readonly reason: string };

export interface WorkOptions {
  /** Jobs in the handler at once. */
  readonly concurrency: number;
  /**
   * How many of those may be free tests; as many as there are when absent. What is left over is free for members at any
   * moment.
   */
  readonly freeTestsAtOnce?: number;
  /** Stops taking jobs; `work` resolves once the running handlers ended or were handed back. */
  readonly signal: AbortSignal;
}

export interface DeadJob {
  readonly id: string;
  readonly lane: Lane;
  readonly payload: JsonObject;
  /** The one it died of included. */
  readonly attempts: number;
  readonly reason: string;
  /** ISO 8601, UTC */
  readonly diedAt: string;
}

/** Numbers of jobs. */
export interface QueueDepth {
  /** May be taken now. */
  readonly ready: number;
  readonly working: number;
  /** Wait for their time: enqueued with a delay, or between two attempts. */
  readonly delayed: number;
  readonly dead: number;
}

export abstract class WorkQueue {
  /** Durable when this resolves. @param queue `[A-Za-z0-9-]{1,100}` */
  abstract enqueue(queue: string, job: NewJob): Promise<void>;
  /**
   * Takes a job out that waits for its first turn; nothing happens to one that was begun, or is not there. One that is
   * taken by a worker at the same moment may still be begun.
   */
  abstract remove(queue: string, id: string): Promise<void>;
  /** Works until the signal aborts. Survives the engine's restarts. */
  abstract work(queue: string, options: WorkOptions, handler: (job: Job) => Promise<Outcome>): Promise<void>;
  abstract depth(queue: string): Promise<QueueDepth>;
  /** In the order of dying. */
  abstract dead(queue: string): Promise<DeadJob[]>;
  /** Puts a dead job back with attempt 1. Resolves false when it is not on the dead list. */
  abstract retryDead(queue: string, id: string): Promise<boolean>;
  /** Resolves when the queue answers; rejects with a sentence when it does not. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
