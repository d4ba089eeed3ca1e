/**
 * Whether what was extracted is what the label says, field by field. Text: equal after folding; nearly equal from a
 * likeness of 0.85. Amounts to the cent, dates to the day, lists as sets. Pairs of a form: label and value both at
 * least 0.8 alike, each pair once. Only labelled fields count.
 */
import { type Label, pathsOf } from './labels.js';
import { folded, similarity } from './likeness.js';
import { type Tally } from './tally.js';

export interface FieldScore extends Tally {
  readonly field: string;
  /** Where in the extraction the value stands; absent when there is none. */
  readonly path?: string;
  readonly want: unknown;
  readonly got: unknown;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'subtotal',
  'taxAmount',
  'totalAmount',
  'amountDue',
  'prepaidAmount',
  'tip',
]);
const DATE = /[dD]ate$/;
const LISTS: ReadonlySet<string> = new Set(['parties', 'taxRates']);
const UNSCORED: ReadonlySet<string> = new Set(['headers', 'lineItems']);
const NEARLY = 0.85;
const PAIR = 0.8;

export function judge(label: Label, extraction: Readonly<Record<string, unknown>>): FieldScore[] {
  return Object.entries(label.fields).flatMap(([field, want]): FieldScore[] => {
    if (UNSCORED.has(field) || isNothing(want)) return [];
    if (field === 'pairs') {
      const got = (extraction['fields'] ?? extraction) as Record<string, unknown>;
      return [{ field, want, got, ...pairs(want as Pairs, got) }];
    }
    const path = pathsOf(field).find((each) => !isNothing(extraction[each]));
    const got = path === undefined ? undefined : extraction[path];
    const found = { field, want, got, ...(path === undefined ? {} : { path }) };
    if (LISTS.has(field)) return [{ ...found, ...list(want, got) }];
    if (path === undefined) return [{ ...found, labelled: 1, predicted: 0, correct: 0, soft: 0 }];
    const accepted = [want, ...(label.alt?.[field] ?? [])];
    const correct = Number(accepted.some((truth) => isSame(field, truth, got)));
    const soft = Math.max(correct, Number(isText(field) && accepted.some((truth) => isNearly(truth, got))));
    return [{ ...found, labelled: 1, predicted: 1, correct, soft }];
  });
}

/**
 * Where the value of a field of one value stands: only such a value is right or wrong as a whole, as its confidence
 * says.
 */
export const pathOfOne = ({ path, labelled, predicted, got }: FieldScore): string | undefined =>
  labelled === 1 && predicted === 1 && !Array.isArray(got) ? path : undefined;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isText = (field: string): boolean => !AMOUNTS.has(field) && !DATE.test(field);

function isSame(field: string, truth: unknown, got: unknown): boolean {
  if (AMOUNTS.has(field)) return Math.abs(asNumber(truth) - asNumber(got)) < 0.005;
  if (DATE.test(field)) return String(truth).slice(0, 10) === String(got).slice(0, 10);
  return folded(truth) === folded(textOf(got));
}

const isNearly = (truth: unknown, got: unknown): boolean => similarity(folded(truth), folded(textOf(got))) >= NEARLY;

function list(want: unknown, got: unknown): Tally {
  const truth = [want].flat().map(folded);
  const found = got === undefined ? [] : [got].flat().map((one) => folded(textOf(nameIn(one))));
  return {
    labelled: truth.length,
    predicted: found.length,
    correct: truth.filter((one) => found.includes(one)).length,
    soft: truth.filter((one) => found.some((other) => similarity(one, other) >= NEARLY)).length,
  };
}

type Pairs = readonly { readonly key: unknown; readonly value: unknown }[];

function pairs(want: Pairs, got: Readonly<Record<string, unknown>>): Tally {
  const left = Object.entries(got)
    .filter(([, value]) => typeof value !== 'object')
    .map(([key, value]) => [folded(key), folded(value)] as const);
  const predicted = left.length;
  const truth = want.map(({ key, value }) => [folded(key), folded(value)] as const).filter(([a, b]) => a && b);
  let correct = 0;
  for (const [key, value] of truth) {
    const at = left.findIndex(([a, b]) => similarity(a, key) >= PAIR && similarity(b, value) >= PAIR);
    if (at < 0) continue;
    left.splice(at, 1);
    correct++;
  }
  return { labelled: truth.length, predicted, correct, soft: correct };
}

const nameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;

/** An object counts as the text of its plain values. */
function textOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.values(value)
    .filter((part) => typeof part !== 'object')
    .join(' ');
}

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'amount' in value) return Number(value.amount);
  return Number(String(value).replace(/[^\d.-]/g, ''));
}
