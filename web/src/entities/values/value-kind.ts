/**
 * What kind of value stands at a path, and so how it is shown and edited. Known from the values first read (a number
 * stays a number while its text is being changed), else guessed from the name. Paths of rows share one shape:
 * `line_items.*.amount`.
 */
import { isMoneyName } from './field-names.js';
import { nameOf, shapeOf, type Path } from './path.js';

export type Kind = 'text' | 'long' | 'number' | 'date' | 'flag';
export type Kinds = ReadonlyMap<string, Kind>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_NAME = /(^|_)date$/;
const NUMBER_NAME = /(^|_)(amount|total|subtotal|tip|price|quantity)$/;
const LONG = 60;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

export const isMoney = (path: Path): boolean => isMoneyName(nameOf(path));
export const isDate = (value: unknown): value is string => typeof value === 'string' && ISO_DATE.test(value);

export function kindsIn(value: unknown, path: Path = [], kinds = new Map<string, Kind>()): Map<string, Kind> {
  if (Array.isArray(value)) value.forEach((item, index) => kindsIn(item, [...path, index], kinds));
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) kindsIn(item, [...path, key], kinds);
  else if (value !== null && value !== undefined) note(kinds, shapeOf(path), kindOfValue(value));
  return kinds;
}

export function kindAt(path: Path, kinds: Kinds): Kind {
  return kinds.get(shapeOf(path)) ?? kindOfName(nameOf(path));
}

export function kindOfName(name: string): Kind {
  if (DATE_NAME.test(name)) return 'date';
  return NUMBER_NAME.test(name) ? 'number' : 'text';
}

/** A column of several kinds is edited as text. */
function note(kinds: Map<string, Kind>, shape: string, kind: Kind): void {
  const before = kinds.get(shape);
  if (before === undefined || before === kind) kinds.set(shape, kind);
  else kinds.set(shape, before === 'long' || kind === 'long' ? 'long' : 'text');
}

function kindOfValue(value: unknown): Kind {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (isDate(value)) return 'date';
  return String(value).length > LONG || String(value).includes('\n') ? 'long' : 'text';
}
