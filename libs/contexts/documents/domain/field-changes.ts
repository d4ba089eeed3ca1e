/** What changed between two extractions, leaf by leaf, in the order of the paths. Pure. */
import type { Json, JsonObject } from '#kernel/json.js';

export interface FieldChange {
  /** Dotted path, list items by index: `line_items.0.amount` */
  readonly path: string;
  /** Absent: added. */
  readonly before?: Json;
  /** Absent: removed. */
  readonly after?: Json;
}

export function fieldChanges(before: JsonObject, after: JsonObject): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort(byPath);
  return paths.flatMap((path): FieldChange[] => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was === is) return [];
    return [{ path, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

/** Empty lists and objects are leaves too, written as JSON text, so that emptying one is a change. */
function leaves(value: Json, path = '', found = new Map<string, Json>()): Map<string, Json> {
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value);
    for (const [key, child] of entries) leaves(child, path === '' ? key : `${path}.${key}`, found);
    if (entries.length === 0 && path !== '') found.set(path, JSON.stringify(value));
  } else found.set(path, value);
  return found;
}

function byPath(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
