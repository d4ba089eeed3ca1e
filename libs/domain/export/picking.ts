/**
 * Picking: the part of a document's values that the chosen keys name, in the order they were chosen. Of a list only some items may be
 * picked; it then has holes, which `compacted` closes and which rows keep, so that `line_items.3.amount` stays item 3. Pure; what
 * is given is never changed.
 */
import type { Json } from '#kernel/json.js';
import { isList, isObject, placesOf, valueAt, type Path } from './field-path.js';

type Container = Record<string | number, unknown>;

/** Without a prototype, so that no name a document may carry (`__proto__`) is anything but a name. */
export const bare = (): Record<string, Json> => Object.create(null) as Record<string, Json>;

export class Picking {
  readonly values = bare();
  readonly #whole = new WeakSet<object>();

  /** @param rename what the first name of a path becomes */
  constructor(private readonly rename: (name: string) => string = (name) => name) {}

  /** Puts the value at its place, unless the place is within something already picked as a whole. */
  put(path: Path, value: Json): void {
    const [first, ...rest] = path;
    const steps: Path = [this.rename(String(first)), ...rest];
    let here = this.values as Container;
    for (let at = 0; at < steps.length - 1; at++) {
      const step = steps[at]!;
      const inner = here[step];
      if (typeof inner === 'object' && inner !== null) {
        if (this.#whole.has(inner)) return;
        here = inner as Container;
      } else {
        const made = typeof steps[at + 1] === 'number' ? [] : bare();
        here[step] = made;
        here = made as unknown as Container;
      }
    }
    here[steps.at(-1)!] = value;
    if (typeof value === 'object' && value !== null) this.#whole.add(value);
  }

  has(path: Path): boolean {
    let here: unknown = this.values;
    for (const [at, step] of path.entries()) {
      if (typeof here !== 'object' || here === null) return false;
      here = (here as Container)[at === 0 ? this.rename(String(step)) : step];
    }
    return here !== undefined;
  }
}

/** Every chosen key that the document has, and where it found it. */
export function pick(picking: Picking, values: Json, key: string): Path[] {
  const places = placesOf(values, key);
  for (const place of places) picking.put(place, valueAt(values, place));
  return places;
}

/** Without holes. */
export function compacted(value: Json): Json {
  if (isList(value)) return value.filter(() => true).map(compacted);
  if (!isObject(value)) return value;
  const result = bare();
  for (const [name, inner] of Object.entries(value)) result[name] = compacted(inner);
  return result;
}
