/** An event store that hands everything on to another; a test overrides the one call it wants to watch or spoil. */
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import {
  EventStore,
  type AppendResult,
  type ExpectedRevision,
  type Lag,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#ports/event-store.js';

export class ForwardingEventStore extends EventStore {
  constructor(protected readonly log: EventStore) {
    super();
  }
  read(stream: string, fromRevision?: number, most?: number): Promise<RecordedEvent[]> {
    return this.log.read(stream, fromRevision, most);
  }
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    return this.log.append(stream, expected, events);
  }
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage> {
    return this.log.subscribe(options);
  }
  head(): Promise<Position> {
    return this.log.head();
  }
  lag(after: Position): Promise<Lag> {
    return this.log.lag(after);
  }
  ping(): Promise<void> {
    return this.log.ping();
  }
  async close(): Promise<void> {
    // The one underneath is closed by whoever opened it.
  }
}
