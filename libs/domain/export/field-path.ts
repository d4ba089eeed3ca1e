/**
 * From the key of a field to the places it names in one document. Keys are dotted, but so may be the names on the way (a form's own
 * labels), so a key is matched against the names that are there. A list is passed through: `line_items.amount` is the amount of
 * every item, `line_items.0.amount` that of the first. Pure.
 */
import type { Json } from '#kernel/json.js';

export type Path = readonly (string | number)[];

export const dotted = (path: Path): string => (path.length === 1 ? String(path[0]) : path.join('.'));

export const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const isRecordList = (value: unknown): value is readonly { readonly [key: string]: Json }[] =>
  isList(value) && value.length > 0 && value.every(isObject);

const INDEX = /^(\d{1,6})(?:\.|$)/;

/** Every place the key names; none when the document has no such value. */
export function placesOf(value: Json, key: string): Path[] {
  if (isList(value)) return placesInList(value, key);
  if (!isObject(value)) return [];
  if (Object.hasOwn(value, key)) return [[key]];
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    if (!Object.hasOwn(value, name)) continue;
    const places = placesOf(value[name]!, key.slice(dot + 1));
    if (places.length > 0) return places.map((place) => [name, ...place]);
  }
  return [];
}

function placesInList(list: readonly Json[], key: string): Path[] {
  const index = INDEX.exec(key);
  if (index) {
    const at = Number(index[1]);
    if (at >= list.length) return [];
    const rest = key.slice(index[0].length);
    return rest === '' ? [[at]] : placesOf(list[at]!, rest).map((place) => [at, ...place]);
  }
  return list.flatMap((item, at) => placesOf(item, key).map((place) => [at, ...place]));
}

export function valueAt(value: Json, path: Path): Json {
  let here: Json = value;
  for (const step of path) here = (here as never)[step];
  return here;
}
