/**
 * Which values a person has looked at and found right. A confirmation holds for a value, not for its place: once the value
 * changes, or is gone, it is over. Pure.
 */
import type { JsonObject } from '#kernel/json.js';
import { fieldChanges, type FieldChange } from './field-changes.js';

/** What is confirmed after more was. */
export function withConfirmed(confirmed: readonly string[], paths: readonly string[]): string[] {
  return [...new Set([...confirmed, ...paths])];
}

/** What stays confirmed after an edit. */
export function stillConfirmed(confirmed: readonly string[], changes: readonly FieldChange[]): string[] {
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  return confirmed.filter((path) => !changes.some((change) => within(path, change.path) || within(change.path, path)));
}

/** Those of the paths at which something stands that is not confirmed yet. A list may be confirmed as one value. */
export function confirmable(extraction: JsonObject, confirmed: readonly string[], paths: readonly string[]): string[] {
  const values = new Set(fieldChanges({}, extraction).flatMap(({ path }) => withGroups(path)));
  return [...new Set(paths)].filter((path) => values.has(path) && !confirmed.includes(path));
}

/** `a.b.c` → `a`, `a.b`, `a.b.c` */
function withGroups(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
