/**
 * Which values a person has looked at and found right. A confirmation holds for a value, not for its place: once the
 * value changes, or is gone, it is over. Each is linear in what it is given. Pure.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import type { FieldChange } from './field-changes.js';

/** What is confirmed after more was. */
export function withConfirmed(confirmed: readonly string[], paths: readonly string[]): string[] {
  return [...new Set([...confirmed, ...paths])];
}

/** What an edit says of its changes. */
interface Edited {
  readonly fieldChanges: readonly FieldChange[];
  /** Changes that are counted but not listed. */
  readonly moreChanges?: number | undefined;
}

/** What stays confirmed after an edit; nothing when it is not known of every value whether it changed. */
export function stillConfirmed(confirmed: readonly string[], { fieldChanges, moreChanges }: Edited): string[] {
  if (moreChanges) return [];
  if (confirmed.length === 0) return [];
  const changed = treeOf(fieldChanges.map(({ path }) => path));
  return confirmed.filter((path) => !touches(changed, path));
}

/** Those of the paths at which something stands that is not confirmed yet. A list may be confirmed as one value. */
export function confirmable(extraction: JsonObject, confirmed: readonly string[], paths: readonly string[]): string[] {
  const already = new Set(confirmed);
  const asked = new Set(paths.filter((path) => !already.has(path)));
  const longest = [...asked].reduce((length, path) => Math.max(length, path.length), 0);
  const there = new Set<string>();
  const look = (values: readonly Json[] | JsonObject, prefix: string): void => {
    for (const [key, value] of Object.entries(values) as [string, Json][]) {
      // Nobody asked for what stands deeper: no path is written out for it.
      if (prefix.length + key.length > longest) continue;
      const path = prefix + key;
      if (asked.has(path)) there.add(path);
      if (typeof value === 'object' && value !== null) look(value, `${path}.`);
    }
  };
  look(extraction, '');
  return [...asked].filter((path) => there.has(path));
}

/** Paths as a tree of their parts. */
interface Place {
  readonly within: Map<string, Place>;
  isPath: boolean;
}

const nowhere = (): Place => ({ within: new Map(), isPath: false });

function treeOf(paths: readonly string[]): Place {
  const tree = nowhere();
  for (const path of paths) {
    let at = tree;
    for (const part of path.split('.')) {
      const next = at.within.get(part) ?? nowhere();
      at.within.set(part, next);
      at = next;
    }
    at.isPath = true;
  }
  return tree;
}

/** Whether the path is one of the tree, is within one, or has one within. */
function touches(tree: Place, path: string): boolean {
  let at = tree;
  for (const part of path.split('.')) {
    const next = at.within.get(part);
    if (!next) return false;
    if (next.isPath) return true;
    at = next;
  }
  return true;
}
