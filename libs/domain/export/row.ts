/** A record laid out in one line of cells. Objects are always opened; lists are opened on demand, else they are one cell. Pure. */
import type { Json, JsonObject } from '#kernel/json.js';
import { dotted, isList, isObject, type Path } from './field-path.js';

export interface Cell {
  readonly path: Path;
  readonly value: Json;
}

/** Never opened: text for machines. */
const CLOSED = new Set(['rawData']);

/** @param path where the value stands in its record */
export function rowOf(value: Json, { openLists }: { openLists: boolean }, path: Path = []): Cell[] {
  const cells: Cell[] = [];
  lay(value, path, openLists, cells);
  return cells;
}

/**
 * The row of a whole record. Where lists stay closed, so does what is said of their items: the confidence of a list is that of its
 * most doubtful value.
 */
export function recordRow(record: JsonObject, openLists: boolean): Cell[] {
  const { confidence } = record;
  const shown = openLists || !isObject(confidence) ? record : { ...record, confidence: lowestByField(confidence) };
  return rowOf(shown, { openLists });
}

/** By dotted path; where two are spelled alike, the first. */
export function valuesByKey(cells: readonly Cell[]): ReadonlyMap<string, Json> {
  const values = new Map<string, Json>();
  for (const { path, value } of cells) {
    const key = dotted(path);
    if (!values.has(key)) values.set(key, value);
  }
  return values;
}

export function lowestByField(confidence: JsonObject): JsonObject {
  const lowest = new Map<string, number>();
  for (const [path, value] of Object.entries(confidence)) {
    const field = path.split(/\.\d+(?:\.|$)/)[0]!;
    lowest.set(field, Math.min(lowest.get(field) ?? 1, Number(value)));
  }
  return Object.fromEntries(lowest);
}

function lay(value: Json, path: Path, openLists: boolean, cells: Cell[]): void {
  if (typeof value !== 'object' || value === null) return void cells.push({ path, value });
  const closed = path.length === 1 && CLOSED.has(String(path[0]));
  if (!closed && isObject(value) && (Object.keys(value).length > 0 || path.length === 0)) {
    for (const [name, inner] of Object.entries(value)) lay(inner, [...path, name], openLists, cells);
  } else if (!closed && isList(value) && openLists && value.length > 0) {
    // forEach leaves out the holes and keeps the numbers.
    value.forEach((inner, index) => lay(inner, [...path, index], openLists, cells));
  } else {
    cells.push({ path, value: isEmptyContainer(value) ? null : isList(value) ? value.filter(() => true) : value });
  }
}

function isEmptyContainer(value: Json): boolean {
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}
