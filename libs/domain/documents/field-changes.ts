/**
 * What changed between two extractions, leaf by leaf, in the order of the paths. Empty lists and objects are leaves too, and a list
 * that became an object (or the other way) is one change; both are shown as JSON text. None if and only if the two are equal. Pure.
 */
import type { Json, JsonObject } from '#kernel/json.js';

export interface FieldChange {
  /** Dotted path, list items by index: `line_items.0.amount` */
  readonly path: string;
  /** Absent: added. */
  readonly before?: Json;
  /** Absent: removed. */
  readonly after?: Json;
}

export function fieldChanges(before: JsonObject, after: JsonObject): FieldChange[] {
  return [...differences(before, after)].sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/** @param path undefined at the root, which is no field itself */
function* differences(was: Json | undefined, is: Json | undefined, path?: string): Generator<FieldChange> {
  const [old, now] = [partsOf(was), partsOf(is)];
  const replaced = old !== undefined && now !== undefined && Array.isArray(was) !== Array.isArray(is);
  if (path !== undefined) {
    const [before, after] = replaced ? [JSON.stringify(was), JSON.stringify(is)] : [leaf(was, old), leaf(is, now)];
    const nothing = before === undefined && after === undefined;
    const same = before === after && (old === undefined) === (now === undefined);
    if (!nothing && !same)
      yield { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  }
  if (replaced) return;
  for (const key of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    yield* differences(old?.get(key), now?.get(key), path === undefined ? key : `${path}.${key}`);
  }
}

type Parts = ReadonlyMap<string, Json> | undefined;

/** Of a list or an object; undefined for everything that has none. */
function partsOf(value: Json | undefined): Parts {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

/** What stands at the place itself; undefined when nothing does, or only something deeper. */
function leaf(value: Json | undefined, parts: Parts): Json | undefined {
  if (parts === undefined) return value;
  return parts.size === 0 ? JSON.stringify(value) : undefined;
}
