/**
 * What changed between two extractions, value by value, in the order of the paths. Empty lists and objects are values
 * too, and a list that became an object (or the other way) is one change; both are shown as JSON text. None if and
 * only if the two are equal. At most `DOCUMENT_LIMITS.listedChangesBytes` of it are listed, the others counted: a path
 * is written out for a listed change alone, so that time and memory are those of the two extractions. Pure.
 */
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { Json, JsonObject } from '#kernel/json.js';

export interface FieldChange {
  /** Dotted path, list items by index: `line_items.0.amount` */
  readonly path: string;
  /** Absent: added. */
  readonly before?: Json;
  /** Absent: removed. */
  readonly after?: Json;
}

export interface FieldChanges {
  readonly fieldChanges: FieldChange[];
  /** How many there are beside those listed; absent: none. */
  readonly moreChanges?: number;
}

export function changesBetween(
  before: JsonObject,
  after: JsonObject,
  mostBytes: number = DOCUMENT_LIMITS.listedChangesBytes,
): FieldChanges {
  const list = new BoundedList(mostBytes);
  walk(before, after, [], list);
  const fieldChanges = list.listed.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return { fieldChanges, ...(list.more > 0 && { moreChanges: list.more }) };
}

/** The changes in the order they are found, until they would be too large together. */
class BoundedList {
  readonly listed: FieldChange[] = [];
  more = 0;
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** @param keys of the place, one for each level */
  add(keys: readonly string[], values: () => Omit<FieldChange, 'path'>): void {
    if (this.more > 0 || charactersOf(keys) > this.mostBytes - this.#bytes) {
      this.more++;
      return;
    }
    const change = { path: keys.join('.'), ...values() };
    this.#bytes += Buffer.byteLength(JSON.stringify(change)) + 1;
    if (this.#bytes > this.mostBytes) this.more++;
    else this.listed.push(change);
  }
}

const charactersOf = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + key.length + 1, 0);

/** @param keys where the two stand; none at the root, which is no value itself. Given back as they were. */
function walk(was: Json | undefined, is: Json | undefined, keys: string[], list: BoundedList): void {
  const [old, now] = [partsOf(was), partsOf(is)];
  const replaced = old !== undefined && now !== undefined && Array.isArray(was) !== Array.isArray(is);
  if (replaced) {
    list.add(keys, () => ({ before: JSON.stringify(was), after: JSON.stringify(is) }));
    return;
  }
  if (keys.length > 0) {
    const [before, after] = [leaf(was, old), leaf(is, now)];
    const nothing = before === undefined && after === undefined;
    const same = before === after && (old === undefined) === (now === undefined);
    if (!nothing && !same)
      list.add(keys, () => ({ ...(before !== undefined && { before }), ...(after !== undefined && { after }) }));
  }
  for (const key of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    keys.push(key);
    walk(old?.get(key), now?.get(key), keys, list);
    keys.pop();
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
