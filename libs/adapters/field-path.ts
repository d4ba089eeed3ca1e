/**
 * A dotted path of the read-model port as its parts. Only plain names pass, so that a path can be written into a query
 * without quoting: what a client sent never becomes part of a statement's text.
 */
const FIELD = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

export function fieldPath(field: string): readonly string[] {
  if (!FIELD.test(field)) throw new Error(`${JSON.stringify(field)} is not a field of a view`);
  return field.split('.');
}
