/**
 * Engines that a server finds away when it starts: it begins without them, says so, and asks again until they answer.
 * What needs one meanwhile is told that it is not available, as of an engine that went away later.
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import { ObjectStore, type StoredObject } from '#ports/object-store.js';
import { WorkQueue, type DeadJob, type Job, type NewJob, type Outcome, type QueueDepth } from '#ports/work-queue.js';
import type { WorkOptions } from '#ports/work-queue.js';
import { EngineAway, type Engine } from './engine-away.js';

const ASK_AGAIN: Backoff = { firstMs: 500, longestMs: 15_000, jitter: [0.5, 1] };

export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}

type Closable = { close(): Promise<void> };

export class Late<A extends Closable> {
  readonly #closed = new AbortController();
  readonly #there: Promise<A | undefined>;
  #opened: A | undefined;

  /**
   * @param first what is under way already, and may take for ever
   * @param say hears of each failure
   */
  constructor(
    private readonly engine: Engine,
    first: Promise<A>,
    private readonly open: () => Promise<A>,
    private readonly say: (away: EngineAway) => void,
    private readonly askAgain = ASK_AGAIN,
  ) {
    this.#there = this.#ask(first);
  }

  /** @throws EngineUnavailable */
  get now(): A {
    if (!this.#opened) throw new EngineUnavailable(`${this.engine.name} has not answered since Recto was started`);
    return this.#opened;
  }

  /** Undefined when the signal aborted, or it was closed, before. */
  async whenThere(signal: AbortSignal): Promise<A | undefined> {
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    return Promise.race([this.#there, ended]).finally(() => signal.removeEventListener('abort', end));
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#opened?.close();
  }

  async #ask(first: Promise<A>): Promise<A | undefined> {
    const { signal } = this.#closed;
    for (let failures = 0, answer = first; ; answer = this.open()) {
      try {
        const opened = await answer;
        if (signal.aborted) await opened.close();
        else return (this.#opened = opened);
      } catch (error) {
        failures += 1;
        if (!signal.aborted) this.say(new EngineAway(this.engine, error));
        await pause(backoffDelay(failures, this.askAgain), signal);
      }
      if (signal.aborted) return undefined;
    }
  }
}

export class LateQueue extends WorkQueue {
  constructor(private readonly late: Late<WorkQueue>) {
    super();
  }

  async enqueue(queue: string, job: NewJob): Promise<void> {
    return this.late.now.enqueue(queue, job);
  }

  async remove(queue: string, id: string): Promise<void> {
    return this.late.now.remove(queue, id);
  }

  async work(queue: string, options: WorkOptions, handler: (job: Job) => Promise<Outcome>): Promise<void> {
    await (await this.late.whenThere(options.signal))?.work(queue, options, handler);
  }

  async depth(queue: string): Promise<QueueDepth> {
    return this.late.now.depth(queue);
  }

  async dead(queue: string): Promise<DeadJob[]> {
    return this.late.now.dead(queue);
  }

  async retryDead(queue: string, id: string): Promise<boolean> {
    return this.late.now.retryDead(queue, id);
  }

  async ping(): Promise<void> {
    return this.late.now.ping();
  }

  async close(): Promise<void> {
    return this.late.close();
  }
}

export class LateObjects extends ObjectStore {
  constructor(private readonly late: Late<ObjectStore>) {
    super();
  }

  async put(key: string, bytes: Uint8Array): Promise<StoredObject> {
    return this.late.now.put(key, bytes);
  }

  async get(key: string): Promise<Buffer> {
    return this.late.now.get(key);
  }

  async exists(key: string): Promise<boolean> {
    return this.late.now.exists(key);
  }

  async delete(key: string): Promise<void> {
    return this.late.now.delete(key);
  }

  async *list(prefix: string): AsyncIterable<{ key: string; storedAt: string }> {
    yield* this.late.now.list(prefix);
  }

  async ping(): Promise<void> {
    return this.late.now.ping();
  }

  async close(): Promise<void> {
    return this.late.close();
  }
}
