/**
 * Folds a batch of events into the views they touch. A view that already stands at or past an event's position is left
 * alone, which is what makes every replay harmless. What each event makes is measured as it is folded, so that a view
 * no store could take is met here, at its event, and never in a commit of many. Pure.
 */
import type { ReadEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { StoredView, ViewWrite } from '#ports/read-model-store.js';
import { TooLargeToOpen } from '#write-side/too-large-to-open.js';
import { keysOf, type Handler, type Projection } from './projection.js';
import { LARGEST_VIEW, sizeWithin, ViewTooLarge } from './view-size.js';

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
  /** Of all that was folded, at most, in bytes; a view that changed several times counts each time. */
  readonly size: number;
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
  largest = LARGEST_VIEW,
): FoldedBatch {
  const changed = new Map<string, StoredView>();
  let position: Position | undefined;
  let size = 0;
  for (const event of events) {
    const handler = projection.on.get(event.type);
    const touched = new Map<string, StoredView>(); // kept apart until the whole event is folded
    try {
      for (const key of handler ? keysOf(projection, event) : []) {
        const current = changed.get(key) ?? loaded.get(key);
        if (current && current.position >= event.position) continue;
        const evolved = handler && evolveWithin(largest, handler, current?.view ?? undefined, event, key);
        const view = (evolved?.view ?? null) as StoredView['view'];
        if (view === null && !current?.view) continue; // nothing there, nothing to delete
        size += evolved?.size ?? 0;
        touched.set(key, { view, position: event.position });
      }
    } catch (error) {
      return { writes: asWrites(changed), poison: { event, error }, position, size };
    }
    for (const [key, view] of touched) changed.set(key, view);
    position = event.position;
  }
  return { writes: asWrites(changed), position, size };
}

interface Measured {
  readonly view: object | undefined;
  /** bytes */
  readonly size: number;
}

/** @throws ViewTooLarge · TooLargeToOpen, where the handler has no answer to that · whatever the handler throws */
function evolveWithin(
  largest: number,
  handler: Handler<object>,
  ...[view, event, key]: Parameters<Handler<object>['evolve']>
): Measured {
  try {
    return measured(handler.evolve(view, event, key), largest);
  } catch (error) {
    if (!handler.tooLarge || !(error instanceof ViewTooLarge || error instanceof TooLargeToOpen)) throw error;
    return measured(handler.tooLarge(view, event, key), largest);
  }
}

function measured(view: object | undefined, largest: number): Measured {
  if (view === undefined) return { view, size: 0 };
  const size = sizeWithin(largest, view);
  if (size === undefined) throw new ViewTooLarge(largest);
  return { view, size };
}

function asWrites(changed: ReadonlyMap<string, StoredView>): ViewWrite[] {
  return [...changed].map(([id, { view, position }]) => ({ id, view, position }));
}
