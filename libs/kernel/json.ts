/** Plain JSON: the only data that events, views and job payloads may carry. No Date, no undefined, no bigint. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
