/**
 * A projection is a value: which events it folds, into which view, under which key. It is pure (no clock, no I/O, no
 * other read model), so a read model can always be built again from the log. The event types named in `on` are its
 * subscription filter: what is not named there cannot be silently ignored.
 */
import type { EventOf, EventType, ReadEvent } from '#kernel/event.js';
import type { Index } from '#ports/read-model-store.js';

/** What is done about one event type. It is only ever given events of that type. */
export interface Handler<V> {
  readonly type: string;
  /** The view(s) this event touches; undefined: none. */
  key(event: ReadEvent): string | readonly string[] | undefined;
  /** @returns the view after the event, or undefined to delete it. Must not change what it was given. */
  evolve(view: V | undefined, event: ReadEvent, key: string): V | undefined;
  /**
   * Called instead when what `evolve` made is larger than a view may be, or the event is too large to be opened: the
   * view without it, which should say so. Absent: such an event pauses the read model. Must not look at sealed fields.
   */
  tooLarge?(view: V | undefined, event: ReadEvent, key: string): V | undefined;
}

/** V is plain JSON: views are stored as such. `Projection` alone is one of whatever views. */
export interface Projection<V extends object = object> {
  /** Name of the read model, `[a-z-]+`. */
  readonly name: string;
  /** Raised when views change shape or meaning; the new version is built beside the old one. */
  readonly version: number;
  readonly indexes: readonly Index[];
  readonly on: ReadonlyMap<string, Handler<V>>;
}

/** Typed handler for one event type, for use inside `defineProjection`. */
export type On<V> = <T extends EventType>(
  type: T,
  handler: {
    key: (event: ReadEvent<EventOf<T>>) => string | readonly string[] | undefined;
    evolve: (view: V | undefined, event: ReadEvent<EventOf<T>>, key: string) => V | undefined;
    tooLarge?: (view: V | undefined, event: ReadEvent<EventOf<T>>, key: string) => V | undefined;
  },
) => Handler<V>;

export function defineProjection<V extends object>(declaration: {
  name: string;
  version: number;
  indexes: readonly Index[];
  on: (on: On<V>) => readonly Handler<V>[];
}): Projection<V> {
  const on: On<V> = (type, handler) => ({ type: type.name, ...handler });
  const handlers = declaration.on(on);
  const byType = new Map(handlers.map((handler) => [handler.type, handler]));
  if (byType.size !== handlers.length) throw new Error(`projection ${declaration.name} handles an event type twice`);
  return { name: declaration.name, version: declaration.version, indexes: declaration.indexes, on: byType };
}

/** Keys of the views one event touches. */
export function keysOf(projection: Projection, event: ReadEvent): readonly string[] {
  const key = projection.on.get(event.type)?.key(event);
  return key === undefined ? [] : typeof key === 'string' ? [key] : key;
}
