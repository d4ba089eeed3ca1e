/**
 * EventStore: the log, and the only truth. Chosen by EVENT_STORE_URL: `sqlite:` (EmbeddedEventStore, default) or
 * `esdb://…` (EventStoreDbEventStore). What every adapter guarantees:
 *  - an append is on disk before its promise resolves, all of its events or none;
 *  - one global order (position), gapless revisions 0, 1, 2 … in each stream;
 *  - append is refused with RevisionConflict when the stream is not where the writer thought, unless exactly these
 *    event ids already stand at exactly that place: then it resolves as it did the first time (idempotent re-append),
 *    also when both are under way at once;
 *  - an append of more than MOST_APPENDED_BYTES is refused before anything is sent or written;
 *  - a subscription delivers every event after its start once, in order, for as long as it is read; it survives the
 *    engine's restarts and never runs inside the append that fed it.
 * What it does not do: open sealed data, check hashes, know event types.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import { sentence } from '#texts/sentence.js';

/** Revision of the last event the writer has seen, or 'no-stream' when there must be none. */
export type ExpectedRevision = number | 'no-stream';

/** Of the events of one append, type, data and metadata as JSON in UTF-8. EventStoreDB takes 1,048,576 by default. */
export const MOST_APPENDED_BYTES = 1_000_000;

export interface AppendResult {
  /** Revision of the last event appended. */
  readonly revision: number;
  /** Position of the last event appended. */
  readonly position: Position;
}

export interface SubscribeOptions {
  /** Exclusive; from the beginning when absent. */
  readonly after?: Position;
  /** Event types to deliver; all when absent. Filtering happens at the store. */
  readonly types?: readonly string[];
  /** Ends the iteration, without an error. */
  readonly signal: AbortSignal;
  /** Most events in one `events` message; 500 when absent. */
  readonly batchSize?: number;
}

export type SubscriptionMessage =
  /** At least one event, in log order; `position` is that of the last. */
  | { readonly kind: 'events'; readonly events: readonly RecordedEvent[]; readonly position: Position }
  /** Everything up to here was delivered or filtered out. */
  | { readonly kind: 'checkpoint'; readonly position: Position }
  /**
   * The reader is at the head; sent each time it gets there after having been behind. `position` as for `checkpoint`.
   */
  | { readonly kind: 'caught-up'; readonly position: Position };

/**
 * How far a reader is behind the end of the log, 0 when it is not: in events of any type where the log counts them,
 * else in the time between the last event it has seen and the last there is. A store always tells the same of the two.
 */
export type Lag = { readonly events: number } | { readonly seconds: number };

export abstract class EventStore {
  /**
   * The events of a stream from a revision on, at most so many; [] when there are none. An event may be a megabyte: who
   * reads streams whose length is a member's to choose reads them in parts (streamParts).
   */
  abstract read(stream: string, fromRevision?: number, most?: number): Promise<RecordedEvent[]>;

  /**
   * @param events at least one
   * @throws RevisionConflict · EventTooLarge and NotPermitted, which trying again does not change ·
   * EventStoreUnavailable
   */
  abstract append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;

  abstract subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage>;

  /** Position of the last event in the log, ORIGIN when it is empty. */
  abstract head(): Promise<Position>;

  /** @param after the last position that was seen; of the log's first event when nothing was */
  abstract lag(after: Position): Promise<Lag>;

  /** Resolves when the store answers; rejects with a sentence when it does not. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: ExpectedRevision,
  ) {
    super(`stream ${stream} is at ${actual}, expected ${expected}`);
  }
}

/**
 * The store cannot be reached or refused to work; the append may or may not have happened, try again with the same ids.
 */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}

/** Refused for good: an answer to whoever sent it, not an outage. */
export class EventTooLarge extends DomainError {
  /** @param type of the event, or of all of the append; @param bytes of all of it, @param most that are taken */
  constructor(type: string, bytes: number, most: number) {
    super(
      'event_too_large',
      'too-large',
      sentence(
        'This is too large to be kept: {type} would take {bytes, number} bytes, and at most {most, number} are kept.',
        { type, bytes, most },
      ),
      { type, bytes, most },
    );
  }
}

/** Of one event, as MOST_APPENDED_BYTES counts them. */
export const appendedBytes = ({ id, type, data, metadata }: NewEvent): number =>
  Buffer.byteLength(JSON.stringify({ id, type, data, metadata }));

export function tooLarge(events: readonly NewEvent[], most: number): EventTooLarge {
  const types = [...new Set(events.map(({ type }) => type))].join(' + ');
  return new EventTooLarge(types, sumOf(events), most);
}

/**
 * @param most bytes; a store that takes a copy of a log from before there was a bound has none.
 * @throws EventTooLarge
 */
export function mustBeStorable(events: readonly NewEvent[], most = MOST_APPENDED_BYTES): void {
  if (most !== Infinity && sumOf(events) > most) throw tooLarge(events, most);
}

const sumOf = (events: readonly NewEvent[]): number => events.reduce((sum, event) => sum + appendedBytes(event), 0);
