/**
 * Values by their dotted paths, list items by index: `line_items.0.amount`. Labels of forms may hold dots themselves,
 * so a path is matched against the keys that are there. Each is linear in what it is given. Pure.
 */
import type { Json, JsonObject } from '#kernel/json.js';

type Container = readonly Json[] | JsonObject;

/** undefined: nothing stands there. */
export function valueAt(extraction: JsonObject, path: string): Json | undefined {
  return keysTo(extraction, path)?.reduce<Json | undefined>((at, key) => memberOf(at as Container, key), extraction);
}

/**
 * A copy with one value set. undefined when there is no place for it: a list or an object stands there, or what it
 * would stand in is not there. Rows of lists are never added.
 */
export function withValueAt(extraction: JsonObject, path: string, value: Json): JsonObject | undefined {
  const keys = keysTo(extraction, path) ?? newKeys(extraction, path);
  if (!keys) return undefined;
  return isContainer(valueAt(extraction, path)) ? undefined : (set(extraction, keys, value) as JsonObject);
}

function keysTo(at: Json | undefined, path: string): readonly string[] | undefined {
  if (!isContainer(at)) return undefined;
  for (const key of Object.keys(at)) {
    if (key === path) return [key];
    if (!path.startsWith(`${key}.`)) continue;
    const rest = keysTo(memberOf(at, key), path.slice(key.length + 1));
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** Into the deepest object that the path leads to. */
function newKeys(extraction: JsonObject, path: string): readonly string[] | undefined {
  if (!path.includes('.')) return mayBeNamed(path) ? [path] : undefined;
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    const parent = keysTo(extraction, path.slice(0, dot));
    const key = path.slice(dot + 1);
    const within = parent && valueAt(extraction, path.slice(0, dot));
    if (parent && isContainer(within) && !Array.isArray(within)) return mayBeNamed(key) ? [...parent, key] : undefined;
  }
  return undefined;
}

/** The name is refused in an edit, too. */
const mayBeNamed = (key: string): boolean => key !== '' && key !== '__proto__';

function set(at: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(at)) return at.map((item: Json, index) => (String(index) === key ? set(item, rest, value) : item));
  return { ...(at as JsonObject), [key]: set((at as JsonObject)[key], rest, value) };
}

const memberOf = (at: Container, key: string): Json | undefined => (at as JsonObject)[key];
const isContainer = (value: Json | undefined): value is Container => typeof value === 'object' && value !== null;
