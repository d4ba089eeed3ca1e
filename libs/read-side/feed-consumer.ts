/** One who reads from the feed: what it wants and how far it is. Passive: the feed moves it on. */
import { Bell } from '#kernel/bell.js';
import type { RecordedEvent } from '#kernel/event.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import type { SubscribeOptions } from '#ports/event-store.js';

export class FeedConsumer {
  /** All when undefined. */
  readonly types: ReadonlySet<string> | undefined;
  /** Most events it takes at once. */
  readonly batchSize: number;
  /** Everything up to here was handed to it or is not for it. */
  position: Position;
  /** It was read for before: who is left behind goes on at once. */
  begun = false;
  /** Where it goes on in its subscription's window. */
  next = 0;
  /** It was told that it is at the head. */
  atHead = false;
  /** When it took what it has in hand, as `performance.now()`; undefined while it waits for more. */
  takenAt: number | undefined;
  /** For how long it may still keep others waiting; ms. */
  patience = 0;
  /** Why nothing more comes. */
  ended: { readonly fault?: unknown } | undefined;
  readonly bell = new Bell();

  constructor({ after = ORIGIN, types, batchSize = 500 }: SubscribeOptions) {
    this.types = types && new Set(types);
    this.batchSize = batchSize;
    this.position = after;
  }

  wants({ type, position }: RecordedEvent): boolean {
    return position > this.position && (this.types?.has(type) ?? true);
  }
}
