/**
 * What every test of a queue stands on: an empty queue, workers that are stopped at the end, and a second adapter when
 * one is wanted.
 */
import type { Job, Outcome, WorkQueue } from '../work-queue.js';
import { newJob, until } from './samples.js';

export const VISIBILITY_MS = 1_000;
export const DONE: Outcome = { kind: 'done' };
export const QUEUE = 'extraction';

interface WorkQueueStore {
  connect(): Promise<WorkQueue>;
  dispose(): Promise<void>;
}

export type OpenWorkQueue = () => Promise<WorkQueueStore>;

interface Working {
  readonly on?: WorkQueue;
  readonly name?: string;
  readonly concurrency?: number;
  readonly freeTestsAtOnce?: number;
}

export type Handler = (job: Job) => Promise<Outcome>;

/** Within a `describe`: opens before each of its tests and puts away after it. */
export function workbench(openStore: OpenWorkQueue) {
  let store: WorkQueueStore;
  let queue: WorkQueue;
  let opened: WorkQueue[];
  let stops: AbortController[];
  let ended: Promise<void>[];

  beforeEach(async () => {
    [opened, stops, ended] = [[], [], []];
    store = await openStore();
    queue = await connect();
  });
  afterEach(async () => {
    await stopAll();
    for (const each of opened) await each.close();
    await store.dispose();
  });

  /** Every worker, and waits for their ends. */
  async function stopAll(): Promise<void> {
    for (const stop of stops) stop.abort();
    await Promise.all(ended);
  }

  async function connect(): Promise<WorkQueue> {
    const adapter = await store.connect();
    opened.push(adapter);
    return adapter;
  }

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

  /** Works until everything of the members' group that could run has run: `last` is the last to have its turn. */
  async function workUntilIdle(handler: Handler): Promise<void> {
    await queue.enqueue(QUEUE, newJob('last'));
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

  return {
    /** Of the adapter that was connected first, or of the one put in its place. */
    get queue() {
      return queue;
    },
    set queue(other) {
      queue = other;
    },
    connect,
    stopAll,
    work,
    workUntilIdle,
  };
}
