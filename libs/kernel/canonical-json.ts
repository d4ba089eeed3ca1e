/**
 * JSON as RFC 8785 writes it: keys in the order of their UTF-16 code units, no spaces, numbers and strings as
 * ECMAScript writes them. For values that came from JSON or go into it, no classes and no cycles. Ours because every
 * event that is read is written so to be hashed, and a general serialiser took most of that time; the spec holds it
 * against one. Pure.
 */
import type { JsonInput } from './json.js';

/** @throws RangeError for what RFC 8785 forbids: a number that is not finite, half of a surrogate pair */
export function canonicalJson(value: JsonInput): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of JSON`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : isList(value) ? list(value) : members(value);
  }
}

/** Array.isArray does not tell a readonly array from the rest. */
const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

function list(values: readonly (JsonInput | undefined)[]): string {
  let text = '';
  for (const value of values) text += `${text && ','}${value === undefined ? 'null' : canonicalJson(value)}`;
  return `[${text}]`;
}

function members(record: Readonly<Record<string, JsonInput | undefined>>): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) text += `${text && ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${text}}`;
}

function quoted(text: string): string {
  if (!text.isWellFormed()) throw new RangeError('half of a surrogate pair is no text of JSON');
  return JSON.stringify(text);
}
