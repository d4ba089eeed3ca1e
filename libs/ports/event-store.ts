/**
 * EventStore: the log, and the only truth. Chosen by EVENT_STORE_URL: `sqlite:` (EmbeddedEventStore, default) or
 * `esdb://…` (EventStoreDbEventStore). What every adapter guarantees:
 *  - an append is on disk before its promise resolves, all of its events or none;
 *  - one global order (position), gapless revisions 0, 1, 2 … in each stream;
 *  - append is refused with RevisionConflict when the stream is not where the writer thought, unless exactly these
 *    event ids already stand at exactly that place: then it resolves as it did the first time (idempotent re-append);
 *  - a subscription delivers every event after its start once, in order, for as long as it is read; it survives the
 *    engine's restarts and never runs inside the append that fed it.
 * What it does not do: open sealed data, check hashes, know event types.
 */
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';

/** Revision of the last event the writer has seen, or 'no-stream' when there must be none. */
export type ExpectedRevision = number | 'no-stream';

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

export abstract class EventStore {
  /** All events of a stream from a revision on; [] when there are none. Streams are short by design. */
  abstract read(stream: string, fromRevision?: number): Promise<RecordedEvent[]>;

  /** @throws RevisionConflict · EventStoreUnavailable; @param events at least one */
  abstract append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;

  abstract subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage>;

  /** Position of the last event in the log, ORIGIN when it is empty. */
  abstract head(): Promise<Position>;

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
