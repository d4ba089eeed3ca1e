/**
 * What the read-model adapters agree on about fields. Only plain names pass, so that a path can be written into a query
 * without quoting: what a client sent never becomes part of a statement's text.
 */
import type { Filter, Query } from '#ports/read-model-store.js';

const FIELD = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** The parts of a dotted path. */
export function fieldPath(field: string): readonly string[] {
  if (!FIELD.test(field)) throw new Error(`${JSON.stringify(field)} is not a field of a view`);
  return field.split('.');
}

/** The bounds of a range, of which there must be one. */
export function boundsOf({ field, from, to }: Extract<Filter, { from?: unknown }>): (string | number)[] {
  const bounds = [from, to].filter((bound) => bound !== undefined);
  if (bounds.length === 0) throw new Error(`a range over ${field} needs a bound`);
  return bounds;
}

/** The place after which a list goes on, with the one field that it is sorted by. */
export function placeOf({ after, sort = [] }: Query) {
  if (!after) return undefined;
  const [by, ...others] = sort;
  if (!by || others.length > 0) throw new Error('a place to go on after needs a sort by exactly one field');
  return { ...by, ...after };
}

/**
 * Whether only live views can match. A tombstone has no fields, so any filter that asks for a value leaves tombstones
 * out; to ask for the view itself as well would cost a covering index.
 */
export function leavesTombstonesOut(filters: readonly Filter[]): boolean {
  return filters.some((filter) => {
    if ('equals' in filter) return filter.equals !== null;
    return !('in' in filter) || !filter.in.includes(null);
  });
}
