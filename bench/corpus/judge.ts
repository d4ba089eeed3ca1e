/**
 * Whether a value is right: texts equal after folding case and dropping all but letters and digits, amounts to the cent, dates by
 * the day, lists element by element, pairs of forms where label and value are both nearly equal.
 */
import { type JsonObject } from '#kernel/json.js';
import { type Label } from './labels.js';

export interface Score {
  readonly field: string;
  /** Where in the extraction the value stands; absent when there is none. */
  readonly path?: string;
  readonly labelled: number;
  readonly predicted: number;
  readonly correct: number;
  readonly want: unknown;
  readonly got: unknown;
}

/** Label's name → where the value may stand, where snake case of the name is not enough. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  vendorName: ['vendor_name', 'merchant_name'],
  vendorAddress: ['vendor_address', 'merchant_address'],
  date: ['date', 'invoice_date'],
  invoiceDate: ['invoice_date', 'date'],
};
const AMOUNTS = new Set(['subtotal', 'taxAmount', 'totalAmount', 'amountDue', 'prepaidAmount', 'tip']);
const DATES = /[dD]ate$/;
const LISTS = new Set(['parties', 'taxRates']);
const UNSCORED = new Set(['headers', 'lineItems']);
const NEARLY = 0.8;

export function judge(label: Label, extraction: JsonObject): Score[] {
  return Object.entries(label.fields).flatMap(([field, want]): Score[] => {
    if (UNSCORED.has(field) || want === null || want === '') return [];
    if (field === 'pairs') return [pairs(want as readonly { key: string; value: string }[], extraction)];
    const path = (PATHS[field] ?? [snake(field)]).find((candidate) => extraction[candidate] !== undefined);
    const got = path === undefined ? undefined : extraction[path];
    const found = { field, want, got, ...(path ? { path } : {}) };
    if (LISTS.has(field)) {
      const truth = [want].flat().map(folded);
      const values = got === undefined ? [] : [got].flat().map(folded);
      const correct = truth.filter((value) => values.includes(value)).length;
      return [{ ...found, labelled: truth.length, predicted: values.length, correct }];
    }
    const right = got !== undefined && [want, ...(label.alt?.[field] ?? [])].some((truth) => same(field, truth, got));
    return [{ ...found, labelled: 1, predicted: path ? 1 : 0, correct: right ? 1 : 0 }];
  });
}

function same(field: string, truth: unknown, got: unknown): boolean {
  if (AMOUNTS.has(field)) return Math.abs(Number(truth) - Number(got)) < 0.005;
  if (DATES.test(field)) return String(truth).slice(0, 10) === String(got).slice(0, 10);
  return folded(truth) === folded(got);
}

function pairs(truth: readonly { key: string; value: string }[], extraction: JsonObject): Score {
  const fields = (extraction['fields'] ?? {}) as JsonObject;
  const left = Object.entries(fields).map(([key, value]) => [folded(key), folded(value)] as const);
  const predicted = left.length;
  const wanted = truth.map(({ key, value }) => [folded(key), folded(value)] as const).filter(([a, b]) => a && b);
  let correct = 0;
  for (const [key, value] of wanted) {
    const at = left.findIndex(([a, b]) => similarity(a, key) >= NEARLY && similarity(b, value) >= NEARLY);
    if (at < 0) continue;
    correct++;
    left.splice(at, 1);
  }
  return { field: 'pairs', labelled: wanted.length, predicted, correct, want: truth, got: fields };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const folded = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** 1 − edit distance / length of the longer. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (!a || !b) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length);
}
