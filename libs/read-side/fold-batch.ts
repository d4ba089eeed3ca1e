/**
 * Folds a batch of events into the views they touch. A view that already stands at or past an event's position is left
 * alone, which is what makes every replay harmless. Pure.
 */
import type { ReadEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import type { StoredView, ViewWrite } from '#ports/read-model-store.js';
import { keysOf, type Projection } from './projection.js';

export interface Poison {
  readonly event: ReadEvent;
  readonly error: unknown;
}

export interface FoldedBatch {
  /** The newest state of each view that changed. */
  readonly writes: ViewWrite[];
  /** Set when an event could not be folded; writes then cover the events before it only. */
  readonly poison?: Poison;
  /** Of the last event folded. */
  readonly position?: Position;
}

export function keysOfBatch(projection: Projection<never> | Projection, events: readonly ReadEvent[]): string[] {
  return [...new Set(events.flatMap((event) => keysOf(projection as Projection, event)))];
}

export function foldBatch(projection: Projection, events: readonly ReadEvent[], loaded: ReadonlyMap<string, StoredView>): FoldedBatch {
  const changed = new Map<string, { view: JsonObject | null; position: Position }>();
  let position: Position | undefined;
  for (const event of events) {
    const handler = projection.on.get(event.type);
    try {
      for (const key of handler ? keysOf(projection, event) : []) {
        const current = changed.get(key) ?? loaded.get(key);
        if (current && current.position >= event.position) continue;
        const view = handler!.evolve(current?.view ?? undefined, event, key) ?? null;
        if (view === null && !current?.view) continue; // nothing there, nothing to delete
        changed.set(key, { view, position: event.position });
      }
    } catch (error) {
      return { writes: asWrites(changed), poison: { event, error }, position };
    }
    position = event.position;
  }
  return { writes: asWrites(changed), position };
}

function asWrites(changed: Map<string, { view: JsonObject | null; position: Position }>): ViewWrite[] {
  return [...changed].map(([id, { view, position }]) => ({ id, view, position }));
}
