/**
 * The client of the moment. The client reconnects by itself when the engine is away; after repeated failure a
 * subscription asks for a fresh one, which everyone uses from then on. Each call has a time limit of our own, as some
 * of the client's have none. Every stream gets an 'error' listener for good: a late error must not end the process.
 */
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  type AllStreamResolvedEvent,
  type Direction,
  type ReadPosition,
} from '@eventstore/db-client';
import { inTime } from '#kernel/in-time.js';
import { EventStoreUnavailable } from '#ports/event-store.js';

interface Cancellable<E> extends AsyncIterable<E> {
  on(event: 'error', listener: (error: Error) => void): unknown;
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
}

export class Connection {
  readonly #closing = new AbortController();
  #client: EventStoreDBClient;

  constructor(
    private readonly url: string,
    private readonly timeLimitMs: number,
  ) {
    this.#client = connect(url);
  }

  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** A fresh client in place of `failed`, unless somebody has replaced that one already. */
  renew(failed: EventStoreDBClient): void {
    if (this.#client === failed) this.#client = connect(this.url);
  }

  /** All that a read delivers; fails when nothing comes for the time limit, and at once when it is no longer wanted. */
  async collect<E>(read: Cancellable<E>, signal: AbortSignal = this.#closing.signal): Promise<E[]> {
    read.on('error', () => {});
    const giveUp = () => read.destroy(new EventStoreUnavailable('nobody waits for this answer any more'));
    const timer = setTimeout(() => read.destroy(noAnswer(this.timeLimitMs)), this.timeLimitMs);
    signal.addEventListener('abort', giveUp);
    const collected: E[] = [];
    try {
      for await (const each of read) {
        collected.push(each);
        timer.refresh();
      }
      return collected;
    } catch (error) {
      read.cancel().catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  }

  /**
   * Events of all streams from a position on, which is included when reading forwards and is not when reading
   * backwards.
   */
  readAll(
    direction: Direction,
    fromPosition: ReadPosition,
    maxCount: number,
    signal?: AbortSignal,
  ): Promise<AllStreamResolvedEvent[]> {
    return this.collect(this.#client.readAll({ direction, fromPosition, maxCount }), signal);
  }

  async lastOfAll(): Promise<AllStreamResolvedEvent | undefined> {
    return (await this.readAll(BACKWARDS, END, 1))[0];
  }

  inTime<T>(answer: Promise<T>): Promise<T> {
    return inTime(answer, this.timeLimitMs, () => noAnswer(this.timeLimitMs));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    // Not `dispose`: it waits for streams to finish, and for one that was cancelled just before it waits for ever. All
    // reads have been given up by now, and subscriptions by their own signal. What is left is the channel, which the
    // client never closes itself; an open one keeps a connection to the engine. In brackets, as the client keeps it to
    // its subclasses.
    await this.#client['getChannel']().then(
      (channel) => channel.close(),
      () => {},
    );
  }
}

function connect(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  // The client would send all appends over one shared stream and keep the waiting promises in a table of the whole
  // process: when that stream breaks it forgets them all, and an answer that still comes in throws where nobody can
  // catch it. One call per append has none of that, and a deadline of its own.
  Object.assign(client, { supports: () => Promise.resolve(false) });
  return client;
}

function noAnswer(timeLimitMs: number): EventStoreUnavailable {
  return new EventStoreUnavailable(`the event store has not answered for ${timeLimitMs} ms`);
}
