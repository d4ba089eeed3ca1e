/**
 * Values while they are being edited: changed by path, never in place. An emptied value is the empty text until it is
 * saved; then it is left out, as a value that was not found is. Nothing here knows about the screen.
 */
import type { Extraction } from '#contracts/documents.js';
import { isKept } from '#contracts/exact-json.js';
import { dotted, type Path } from '../../../entities/values/path.js';
import { isRecord } from '../../../entities/values/value-kind.js';

type Json = Extraction[string];

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, root);
}

/**
 * The path as the server writes it, while every list on the way still has the rows it began with; rows that moved have
 * none.
 */
export function unmoved(base: Extraction, values: Extraction, path: Path): string | undefined {
  const moved = path.some((key, at) => {
    if (typeof key !== 'number') return false;
    const list = path.slice(0, at);
    return lengthOf(valueAt(base, list)) !== lengthOf(valueAt(values, list));
  });
  return moved ? undefined : dotted(path);
}

const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);

/** `undefined` takes the key or the row away. */
export function withValue(root: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value as Json;
  const old = Array.isArray(root) ? root[Number(key)] : (root as Extraction)?.[key];
  const changed = rest.length === 0 ? value : withValue(old ?? {}, rest, value);
  if (Array.isArray(root)) {
    return changed === undefined ? root.toSpliced(Number(key), 1) : root.toSpliced(Number(key), 1, changed);
  }
  const record = isRecord(root) ? (root as Extraction) : {};
  if (changed !== undefined) return { ...record, [key]: changed };
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** What is saved: emptied values, and rows and groups with nothing left in them, are gone. */
export function pruned(draft: Extraction): Extraction {
  return (prune(draft) ?? {}) as Extraction;
}

function prune(value: Json): Json | undefined {
  if (value === '') return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(prune).filter((item) => item !== undefined);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value as Extraction);
  const kept = entries.map(([key, item]) => [key, prune(item)] as const).filter(([, item]) => item !== undefined);
  return kept.length === 0 && entries.length > 0 ? undefined : (Object.fromEntries(kept) as Json);
}

/** The top-level fields that differ, in the order in which they stand. */
export function changedFields(before: Extraction, after: Extraction): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !sameJson(before[name], after[name]));
}

export const changeLines = (fields: readonly string[]): string[] =>
  fields.slice(0, 500).map((field) => `Updated ${field}`.slice(0, 300));

/** Equal as JSON; the order of keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameJson(a[key], b[key]));
}

/** Their values with mine where I changed them; `conflicts` are the fields both of us changed, differently. */
export function merged(
  base: Extraction,
  mine: Extraction,
  theirs: Extraction,
): { merged: Extraction; conflicts: string[] } {
  const ours = changedFields(base, mine);
  const result = { ...theirs };
  for (const field of ours) {
    if (mine[field] === undefined) delete result[field];
    else result[field] = mine[field];
  }
  const conflicts = ours.filter(
    (field) => !sameJson(base[field], theirs[field]) && !sameJson(mine[field], theirs[field]),
  );
  return { merged: result, conflicts };
}

/** `1234.50` or `1234,50`; undefined when it is not a number, or has more digits than are kept. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!/^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return undefined;
  const number = plain.replace(',', '.').replace('+', '');
  return isKept(number) ? Number(number) : undefined;
}

/** A name somebody typed for a new field, as the fields are named: `Due date` → `due_date`. */
export const fieldName = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, '_').slice(0, 80);
