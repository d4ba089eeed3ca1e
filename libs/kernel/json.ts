/** Plain JSON: the only data that events, views and job payloads may carry. No Date, no undefined, no bigint. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** What is to be written as JSON: a member that is undefined is left out, as JSON.stringify does it. */
export type JsonInput = null | boolean | number | string | readonly (JsonInput | undefined)[] | JsonObjectInput;
type JsonObjectInput = { readonly [key: string]: JsonInput | undefined };

/** Bytes of JSON in UTF-8. */
export function jsonBytes(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** As it is read again: a copy without the members that are undefined. Interfaces do not fit, types do. */
export function jsonObject(value: JsonObjectInput): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
