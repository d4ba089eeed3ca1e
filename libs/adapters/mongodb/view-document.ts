/**
 * A view as the document it is stored as. Almost always that is the view itself. Keys that MongoDB or a server speaking
 * its wire protocol reads as operators or paths (`$set`, `a.b`) are percent-encoded, and a list directly inside a list
 * is wrapped as { '%': [...] }, which some of those servers do not store; so any JSON comes back as it was.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import { fieldPath } from '../view-fields.js';

const INNER_LIST = '%';

export function toDocument(view: JsonObject): JsonObject {
  return encode(view) as JsonObject;
}

export function fromDocument(document: JsonObject): JsonObject {
  return decode(document) as JsonObject;
}

/** Where a field of a view is found in what is stored. */
export function documentField(field: string): string {
  return ['view', ...fieldPath(field)].join('.');
}

function encode(value: Json): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((one) => (Array.isArray(one) ? { [INNER_LIST]: encode(one) } : encode(one)));
  }
  return isObject(value) ? mapEntries(value, encodeKey, encode) : value;
}

function decode(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(decode);
  if (!isObject(value)) return value;
  const inner = value[INNER_LIST];
  return inner === undefined ? mapEntries(value, decodeKey, decode) : decode(inner);
}

function mapEntries(object: JsonObject, key: (key: string) => string, value: (value: Json) => Json): JsonObject {
  // fromEntries defines what it is given, also a key named __proto__.
  return Object.fromEntries(Object.entries(object).map(([name, held]) => [key(name), value(held)]));
}

function encodeKey(key: string): string {
  return /[%.$\0]/.test(key) ? key.replace(/[%.$\0]/g, (char) => `%${hex(char)}`) : key;
}

function decodeKey(key: string): string {
  return key.includes('%')
    ? key.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : key;
}

function hex(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
