/**
 * StoredEvent: a recorded event that still knows the texts its data and metadata were parsed from. A store that keeps canonical JSON
 * gives these out, so that whoever checks the event's hash need not write that JSON again. The texts are no part of the event: a
 * copy of it (`{ ...event, data }`) has none and is checked by what it carries. It also remembers that it was checked. Guarantees
 * nothing about the texts; they may be anything that parses into what the event shows.
 */
import type { EventMetadata, RecordedEvent } from './event.js';
import type { JsonObject } from './json.js';
import type { Position } from './position.js';

export interface StoredTexts {
  readonly data: string;
  readonly metadata: string;
}

export class StoredEvent implements RecordedEvent {
  readonly #data: string;
  readonly #metadata: string;
  #intact = false;

  /** Order of fields as RecordedEvent has always had it, for those who print it. */
  constructor(
    readonly id: string,
    readonly type: string,
    readonly data: JsonObject,
    readonly metadata: EventMetadata,
    readonly stream: string,
    readonly revision: number,
    readonly position: Position,
    dataText: string,
    metadataText: string,
  ) {
    this.#data = dataText;
    this.#metadata = metadataText;
  }

  /** The texts it was read from; undefined for an event that came otherwise. */
  static textsOf(event: RecordedEvent): StoredTexts | undefined {
    return #data in event ? { data: event.#data, metadata: event.#metadata } : undefined;
  }

  /** Its hash was computed and found right: whoever reads it further on its way need not do it again. */
  static markIntact(event: RecordedEvent): void {
    if (#data in event) event.#intact = true;
  }

  static isMarkedIntact(event: RecordedEvent): boolean {
    return #data in event && event.#intact;
  }
}
