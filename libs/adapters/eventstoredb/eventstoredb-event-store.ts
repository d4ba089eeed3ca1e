/**
 * EventStoreDbEventStore: the log in EventStoreDB / KurrentDB, over its gRPC client. Revisions, conflicts and repeated
 * appends are the engine's own; the position of an event is its commit position. The engine's events and events that
 * are not JSON do not exist for a reader. Subscriptions survive drops and restarts (supervised-subscription.ts). What
 * it does not do: create users, access rules or streams' settings; the engine's defaults let its administrator read
 * everything.
 *
 *     const store = new EventStoreDbEventStore('esdb://admin:changeit@127.0.0.1:2113?tls=false');
 */
import { BACKWARDS, END, FORWARDS, jsonEvent, type EventData } from '@eventstore/db-client';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { laterOf, ORIGIN, positionOf, type Position } from '#kernel/position.js';
import {
  EventStore,
  EventStoreUnavailable,
  mustBeStorable,
  type AppendResult,
  type ExpectedRevision,
  type Lag,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#ports/event-store.js';
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import { Connection } from './connection.js';
import { superviseSubscription, SUPERVISION, type Supervision } from './supervised-subscription.js';
import {
  isElsewhere,
  isFateUnknown,
  isRealPosition,
  isStreamNotFound,
  refusedOrAway,
  toExpectedRevision,
  toPortError,
  toReadPosition,
  toRecordedEvent,
} from './translation.js';

/** Between one try to learn what became of an append and the next. */
const ASK_AGAIN: Backoff = { firstMs: 50, longestMs: 1_000, jitter: [0.5, 1] };

/** Of two events that the engine took in the same moment. */
const LEAST_LAG_MS = 1;

interface EventStoreDbOptions {
  /**
   * How long a call may go without an answer, an append until it is known what became of it; 15 seconds when absent.
   */
  readonly timeLimitMs?: number;
  /** Bytes of one append; the port's bound when absent. A copy of an older log is bounded by the engine alone. */
  readonly most?: number;
  readonly supervision?: Partial<Supervision>;
}

export class EventStoreDbEventStore extends EventStore {
  readonly #connection: Connection;
  readonly #supervision: Supervision;
  readonly #closing = new AbortController();
  readonly #timeLimitMs: number;
  readonly #most: number | undefined;
  /** The latest position this process has heard of. */
  #known = ORIGIN;

  /** @param url `esdb://…`, as the engine documents it; nothing is connected before the first call */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    super();
    this.#timeLimitMs = options.timeLimitMs ?? 15_000;
    this.#most = options.most;
    this.#connection = new Connection(url, this.#timeLimitMs);
    this.#supervision = { ...SUPERVISION, ...options.supervision };
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.#mustBeOpen();
    if (events.length === 0) throw new RangeError(`an append to ${stream} carries no event`);
    mustBeStorable(events, this.#most);
    return this.#settled(stream, expected, events);
  }

  async read(stream: string, fromRevision = 0, most?: number): Promise<RecordedEvent[]> {
    this.#mustBeOpen();
    try {
      return await this.#readStream(stream, fromRevision, most);
    } catch (error) {
      throw refusedOrAway(error);
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
      throw refusedOrAway(error);
    }
  }

  /** The engine's positions are bytes, so it is told in time: by the engine's own clock, when it took the events. */
  async lag(after: Position): Promise<Lag> {
    this.#mustBeOpen();
    try {
      const [last] = await this.#connection.readAll(BACKWARDS, END, 1);
      const commit = last?.event?.position?.commit;
      if (!isRealPosition(commit) || positionOf(commit) <= after) return { seconds: 0 };
      const [seen] = await this.#connection.readAll(FORWARDS, toReadPosition(after), 1);
      const apartMs = Number(last!.event!.created) - Number(seen?.event?.created ?? last!.event!.created);
      return { seconds: Math.max(apartMs, LEAST_LAG_MS) / 1_000 };
    } catch (error) {
      throw refusedOrAway(error);
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

  /**
   * Sends an append of which nobody knows what became (the answer was lost, or the same one is under way already) again
   * with the same ids and the same expectation, until it is answered or out of time: the engine recognises it.
   */
  async #settled(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const giveUpAt = performance.now() + this.#timeLimitMs;
    let unknown = false;
    for (let failures = 1; ; failures++) {
      try {
        return await this.#appendOnce(stream, expected, events);
      } catch (error) {
        unknown ||= isFateUnknown(error);
        const told = toPortError(error, stream, expected, events);
        const again = isElsewhere(error) || (unknown && told instanceof EventStoreUnavailable);
        const waitMs = backoffDelay(failures, ASK_AGAIN);
        const late = this.#closing.signal.aborted || performance.now() + waitMs >= giveUpAt;
        if (!again || late) throw told;
        await pause(waitMs, this.#closing.signal);
      }
    }
  }

  async #appendOnce(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const known = this.#known;
    const appended = await this.#connection.inTime(
      this.#connection.client.appendToStream(stream, events.map(toEventData), {
        expectedRevision: toExpectedRevision(expected),
        // A node that leads no more says who does, and the client goes there.
        requiresLeader: true,
      }),
    );
    const revision = expected === 'no-stream' ? events.length - 1 : expected + events.length;
    const commit = appended.position?.commit;
    // The engine tells the position of the last event of what it has just written. When it recognised an append from
    // before, that is trusted only where it cannot be misreported.
    const trusted = isRealPosition(commit) && positionOf(commit) > known;
    const position = trusted ? positionOf(commit) : await this.#positionOf(stream, revision);
    this.#known = laterOf(this.#known, position);
    return { revision, position };
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
