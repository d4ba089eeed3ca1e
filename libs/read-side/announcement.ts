/**
 * Announcements: which facts are told to whoever is listening, on which channel, in which words, and which read models
 * show them. An announcer is given the event as the store keeps it, with its personal fields sealed: what it cannot
 * read it cannot tell.
 */
import type { EventOf, EventType, RecordedEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';

interface Announced {
  /** Who may hear it. */
  readonly channel: string;
  readonly name: string;
  readonly data: JsonObject;
}

export interface Announcement extends Announced {
  readonly position: Position;
}

export interface Announcer {
  readonly type: string;
  /** Told only after these have reached the event. */
  readonly readModels: readonly string[];
  readonly announce: (event: RecordedEvent) => Announced;
}

/** Typed entry of a list of announcers. Only fields that are not personal are there at run time. */
export function announce<T extends EventType>(
  type: T,
  readModels: readonly string[],
  tell: (data: EventOf<T>['data']) => Announced,
): Announcer {
  return { type: type.name, readModels, announce: (event) => tell(event.data as EventOf<T>['data']) };
}
