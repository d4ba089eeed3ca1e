/**
 * An event store whose appends are spans: the kind of stream and the types of events, no ids of streams, as some are
 * made of addresses.
 */
import type { NewEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import { EventStore, type ExpectedRevision, type SubscribeOptions } from '#ports/event-store.js';
import { within, type Tracing } from '#ports/tracing.js';

export class TracedEventStore extends EventStore {
  constructor(
    private readonly store: EventStore,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  override append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    const category = stream.slice(0, stream.indexOf('-'));
    const types = events.map(({ type }) => type).join(' ');
    const attributes = { 'recto.stream.category': category, 'recto.event.types': types };
    return within(this.tracing, `append ${category}`, { kind: 'client', attributes }, () =>
      this.store.append(stream, expected, events),
    );
  }

  override read(stream: string, fromRevision?: number, most?: number) {
    return this.store.read(stream, fromRevision, most);
  }
  override subscribe(options: SubscribeOptions) {
    return this.store.subscribe(options);
  }
  override head() {
    return this.store.head();
  }
  override lag(after: Position) {
    return this.store.lag(after);
  }
  override ping() {
    return this.store.ping();
  }
  override close() {
    return this.store.close();
  }
}
