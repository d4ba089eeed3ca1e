/**
 * EventStoreDbEventStore: the log in EventStoreDB / KurrentDB, over its gRPC client. Revisions, conflicts and repeated
 * appends are the engine's own; the position of an event is its commit position. The engine's events and events that
 * are not JSON do not exist for a reader. Subscriptions survive drops and restarts (supervised-subscription.ts). What
 * it does not do: create users, access rules or streams' settings; the engine's defaults let its administrator read
 * everything.
 *
 *     const store = new EventStoreDbEventStore('esdb://admin:changeit@127.0.0.1:2113?tls=false');
 */
import { jsonEvent, type EventData } from '@eventstore/db-client';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { laterOf, ORIGIN, positionOf, type Position } from '#kernel/position.js';
import {
  EventStore,
  EventStoreUnavailable,
  type AppendResult,
  type ExpectedRevision,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#ports/event-store.js';
import { Connection } from './connection.js';
import { superviseSubscription, SUPERVISION, type Supervision } from './supervised-subscription.js';
import {
  isRealPosition,
  isStreamNotFound,
  toExpectedRevision,
  toPortError,
  toRecordedEvent,
  unavailable,
} from './translation.js';

interface EventStoreDbOptions {
  /** How long a call may go without an answer; 15 seconds when absent. */
  readonly timeLimitMs?: number;
  readonly supervision?: Partial<Supervision>;
}

export class EventStoreDbEventStore extends EventStore {
  readonly #connection: Connection;
  readonly #supervision: Supervision;
  readonly #closing = new AbortController();
  /** The latest position this process has heard of. */
  #known = ORIGIN;

  /** @param url `esdb://…`, as the engine documents it; nothing is connected before the first call */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    super();
    this.#connection = new Connection(url, options.timeLimitMs ?? 15_000);
    this.#supervision = { ...SUPERVISION, ...options.supervision };
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.#mustBeOpen();
    if (events.length === 0) throw new RangeError(`an append to ${stream} carries no event`);
    const known = this.#known;
    try {
      const appended = await this.#connection.inTime(
        this.#connection.client.appendToStream(stream, events.map(toEventData), {
          expectedRevision: toExpectedRevision(expected),
        }),
      );
      const revision = expected === 'no-stream' ? events.length - 1 : expected + events.length;
      const commit = appended.position?.commit;
      // The engine tells the position of what it has just written; when it recognised a repeated append it may tell
      // that of another event of it, or none. Trusted only where it cannot be a repetition we would misreport.
      const trusted = events.length === 1 && isRealPosition(commit) && positionOf(commit) > known;
      const position = trusted ? positionOf(commit) : await this.#positionOf(stream, revision);
      this.#known = laterOf(this.#known, position);
      return { revision, position };
    } catch (error) {
      throw toPortError(error, stream, expected);
    }
  }

  async read(stream: string, fromRevision = 0): Promise<RecordedEvent[]> {
    this.#mustBeOpen();
    try {
      return await this.#readStream(stream, fromRevision);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async head(): Promise<Position> {
    this.#mustBeOpen();
    try {
      const commit = (await this.#connection.lastOfAll())?.event?.position?.commit;
      const head = isRealPosition(commit) ? positionOf(commit) : ORIGIN;
      this.#known = laterOf(this.#known, head);
      return head;
    } catch (error) {
      throw unavailable(error);
    }
  }

  async ping(): Promise<void> {
    await this.head();
  }

  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage> {
    this.#mustBeOpen();
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    return superviseSubscription(this.#connection, { ...options, signal }, this.#supervision);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#connection.close();
  }

  async #readStream(stream: string, fromRevision: number, maxCount?: number): Promise<RecordedEvent[]> {
    try {
      const read = this.#connection.client.readStream(stream, { fromRevision: BigInt(fromRevision), maxCount });
      const events = await this.#connection.collect(read);
      return events.flatMap(({ event }) => toRecordedEvent(event) ?? []);
    } catch (error) {
      if (isStreamNotFound(error)) return [];
      throw error;
    }
  }

  async #positionOf(stream: string, revision: number): Promise<Position> {
    const [event] = await this.#readStream(stream, revision, 1);
    if (!event) throw new EventStoreUnavailable(`${stream} was appended to, but has no event ${revision} to read`);
    return event.position;
  }

  #mustBeOpen(): void {
    if (this.#closing.signal.aborted) throw new EventStoreUnavailable('the connection to the event store is closed');
  }
}

function toEventData({ id, type, data, metadata }: NewEvent): EventData {
  return jsonEvent({ id, type, data, metadata });
}
