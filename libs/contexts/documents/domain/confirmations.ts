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
  const overtaken = (path: string) => changes.some((change) => path === change.path || path.startsWith(`${change.path}.`));
  return confirmed.filter((path) => !overtaken(path));
}

/** Those of the paths at which a value stands that is not confirmed yet. */
export function confirmable(extraction: JsonObject, confirmed: readonly string[], paths: readonly string[]): string[] {
  const values = new Set(fieldChanges({}, extraction).map(({ path }) => path));
  return [...new Set(paths)].filter((path) => values.has(path) && !confirmed.includes(path));
}
