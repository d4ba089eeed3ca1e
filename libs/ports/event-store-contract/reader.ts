/**
 * Reads a subscription in the background, so that a test can append and then wait on a condition instead of a time.
 * Checks with every message what holds for any subscription: events strictly rise and stand after the start, and no
 * position that was told ever goes back.
 */
import type { RecordedEvent } from '#kernel/event.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import type { EventStore, SubscribeOptions, SubscriptionMessage } from '../event-store.js';

type Start = Omit<SubscribeOptions, 'signal'>;

export class Reader {
  readonly messages: SubscriptionMessage[] = [];
  readonly #abort = new AbortController();
  readonly #finished: Promise<void>;
  #waiting: (() => void)[] = [];
  #fault: unknown;
  #ended = false;

  constructor(store: EventStore, start: Start = {}) {
    this.#finished = this.#read(store.subscribe({ ...start, signal: this.#abort.signal }), start.after ?? ORIGIN).then(
      () => this.#end(),
      (error) => this.#end(error),
    );
  }

  get events(): RecordedEvent[] {
    return this.messages.flatMap((message) => (message.kind === 'events' ? message.events : []));
  }

  /** How far the reader was told it is: by an event or by a checkpoint. */
  get position(): Position {
    const last = this.messages.at(-1);
    return last ? last.position : ORIGIN;
  }

  get timesCaughtUp(): number {
    return this.messages.filter(({ kind }) => kind === 'caught-up').length;
  }

  /** Resolves once `condition` holds; rejects when the subscription ends first. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#fault) throw this.#fault;
      if (this.#ended) throw new Error('the subscription ended before what was waited for');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Aborts; rejects with whatever went wrong while reading. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#finished;
    if (this.#fault) throw this.#fault;
  }

  async #read(subscription: AsyncIterable<SubscriptionMessage>, after: Position): Promise<void> {
    let reached = after;
    for await (const message of subscription) {
      if (message.kind === 'events') {
        if (message.events.length === 0) throw new Error('an events message without an event');
        for (const { position } of message.events) {
          if (position <= reached) throw new Error(`event at ${position} delivered after ${reached} was reached`);
          reached = position;
        }
        if (message.position !== reached) throw new Error(`the last event is at ${reached}, not ${message.position}`);
      } else {
        if (message.position < reached) throw new Error(`${message.kind} at ${message.position} after ${reached}`);
        reached = message.position;
      }
      this.messages.push(message);
      this.#notify();
    }
  }

  #end(fault?: unknown): void {
    this.#ended = true;
    this.#fault = fault;
    this.#notify();
  }

  #notify(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Reads from `start` until the head of the log and returns the events on the way. */
export async function readToHead(store: EventStore, start: Start = {}): Promise<RecordedEvent[]> {
  const head = await store.head();
  const reader = new Reader(store, start);
  await reader.until(() => reader.position >= head);
  await reader.stop();
  return reader.events;
}
