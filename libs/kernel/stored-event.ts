/**
 * StoredEvent: a recorded event that still knows the texts its data and metadata were parsed from. A store that keeps
 * canonical JSON gives these out, so that whoever checks the event's hash need not write that JSON again. The texts are
 * no part of the event: a copy of it (`{ ...event, data }`) has none and is checked by what it carries. Guarantees
 * nothing about the texts; they may be anything that parses into what the event shows.
 */
import type { EventMetadata, RecordedEvent } from './event.js';
import type { JsonObject } from './json.js';
import type { Position } from './position.js';

interface StoredTexts {
  readonly data: string;
  readonly metadata: string;
}

export class StoredEvent implements RecordedEvent {
  // In this order, for those who print it.
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly #texts: StoredTexts;

  constructor(event: RecordedEvent, texts: StoredTexts) {
    this.id = event.id;
    this.type = event.type;
    this.data = event.data;
    this.metadata = event.metadata;
    this.stream = event.stream;
    this.revision = event.revision;
    this.position = event.position;
    this.#texts = texts;
  }

  /** The texts it was read from; undefined for an event that came otherwise. */
  static textsOf(event: RecordedEvent): StoredTexts | undefined {
    return #texts in event ? event.#texts : undefined;
  }
}
