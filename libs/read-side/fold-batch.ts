/**
 * Folds a batch of events into the views they touch. A view that already stands at or past an event's position is left
 * alone, which is what makes every replay harmless. Pure.
 */
import type { ReadEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { StoredView, ViewWrite } from '#ports/read-model-store.js';
import { keysOf, type Projection } from './projection.js';

interface Poison {
  readonly event: ReadEvent;
  readonly error: unknown;
}

interface FoldedBatch {
  /** The newest state of each view that changed. */
  readonly writes: ViewWrite[];
  /** Set when an event could not be folded; writes then cover the events before it only. */
  readonly poison?: Poison;
  /** Of the last event folded. */
  readonly position?: Position;
}

/** Keys of all views the batch touches, as far as it can be folded: up to an event whose keys cannot be told. */
export function keysOfBatch(projection: Projection, events: readonly ReadEvent[]): string[] {
  const keys = new Set<string>();
  for (const event of events) {
    try {
      for (const key of keysOf(projection, event)) keys.add(key);
    } catch {
      break; // foldBatch meets it again and says so
    }
  }
  return [...keys];
}

export function foldBatch(
  projection: Projection,
  events: readonly ReadEvent[],
  loaded: Pick<ReadonlyMap<string, StoredView>, 'get'>,
): FoldedBatch {
  const changed = new Map<string, StoredView>();
  let position: Position | undefined;
  for (const event of events) {
    const handler = projection.on.get(event.type);
    const touched = new Map<string, StoredView>(); // kept apart until the whole event is folded
    try {
      for (const key of handler ? keysOf(projection, event) : []) {
        const current = changed.get(key) ?? loaded.get(key);
        if (current && current.position >= event.position) continue;
        const view = (handler?.evolve(current?.view ?? undefined, event, key) ?? null) as StoredView['view'];
        if (view === null && !current?.view) continue; // nothing there, nothing to delete
        touched.set(key, { view, position: event.position });
      }
    } catch (error) {
      return { writes: asWrites(changed), poison: { event, error }, position };
    }
    for (const [key, view] of touched) changed.set(key, view);
    position = event.position;
  }
  return { writes: asWrites(changed), position };
}

function asWrites(changed: ReadonlyMap<string, StoredView>): ViewWrite[] {
  return [...changed].map(([id, { view, position }]) => ({ id, view, position }));
}
