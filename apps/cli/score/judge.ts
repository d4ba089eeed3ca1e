/**
 * Whether an extracted value is the labelled one. Text: equal after folding case and dropping everything but letters and digits;
 * softly equal from an edit similarity of 0.85. Amounts to the cent, dates to the day.
 */
export interface Verdict {
  readonly hit: boolean;
  readonly soft: boolean;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'subtotal',
  'taxAmount',
  'totalAmount',
  'amountDue',
  'prepaidAmount',
  'tip',
]);
const DATES: ReadonlySet<string> = new Set([
  'invoiceDate',
  'dueDate',
  'date',
  'effectiveDate',
  'issueDate',
  'expiryDate',
  'birthDate',
  'shipDate',
]);
const SOFTLY_EQUAL = 0.85;

export function judge(name: string, accepted: readonly unknown[], got: unknown): Verdict {
  if (AMOUNTS.has(name)) return both(accepted.some((want) => Math.abs(asNumber(got) - asNumber(want)) < 0.005));
  if (DATES.has(name)) return both(accepted.some((want) => String(got).slice(0, 10) === String(want).slice(0, 10)));
  const text = folded(textOf(got));
  return {
    hit: accepted.some((want) => folded(want) === text),
    soft: accepted.some((want) => softlyEqual(folded(want), text)),
  };
}

export const folded = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const softlyEqual = (a: string, b: string, from = SOFTLY_EQUAL): boolean => similarity(a, b) >= from;

/** An object counts as the text of its plain values. */
export function textOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.values(value)
    .filter((part) => typeof part !== 'object')
    .join(' ');
}

const both = (hit: boolean): Verdict => ({ hit, soft: hit });

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'amount' in value) return Number(value.amount);
  return Number(String(value).replace(/[^\d.-]/g, ''));
}

/** 1 − edit distance by the longer text's length. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length === 0 || b.length === 0) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, replaced);
    }
    row = next;
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length);
}
