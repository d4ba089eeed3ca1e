/**
 * Amounts and accounts: where a wrong value costs money, the model's word is not enough, whatever the page says. Such a
 * value is believed (above 0.5) only when a second reader that takes no instructions comes to the same, or when it is
 * one of the terms of a sum that holds with a term already believed. A document with text that gives instructions
 * proves nothing by sums.
 */
import { type Json } from '#kernel/json.js';
import { findIbans } from '#extraction/fields/vocabulary/contacts.js';
import { type Reading } from '#extraction/reading/reading.js';
import { cents, findAmounts } from '#extraction/normalise/amounts.js';
import { type DocType } from '#ports/extractor.js';
import { isUnclaimed } from '#extraction/kinds/all.js';
import { type FieldKind } from '#extraction/kind/fields.js';

/** A value of any text field that holds an account, or of a form's pair that holds an amount, is one too. */
export function isMoneyOrAccount(kind: FieldKind, value: Json, docType: DocType): boolean {
  if (kind === 'money' || kind === 'iban' || kind === 'bic') return true;
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
  if (findIbans(text).length > 0) return true;
  return isUnclaimed(docType) && findAmounts(text).some(({ exact, currency }) => exact || currency !== undefined);
}

/** With two accounts on the page a person decides which is paid. */
export function accountsOn(reading: Reading): number {
  const valid = reading.layout.lines.flatMap(({ text }) =>
    findIbans(text).flatMap((iban) => (iban.valid ? [iban.value] : [])),
  );
  return new Set(valid).size;
}

const WORDS_OF_PROSE = 8;
const LETTERS = /\p{L}{2,}/u;

/** A sentence; sums to pay stand beside labels and in tables. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= WORDS_OF_PROSE && words.filter((word) => LETTERS.test(word)).length >= WORDS_OF_PROSE - 2;
}

type Sums = Readonly<Record<string, number>>;

/** A sum that holds. Rows prove nothing of their total: whatever stands on a page can be read as one more row. */
interface Sum {
  readonly fields: readonly string[];
  /** The one field that must be believed before the sum proves the others; any of them when absent. */
  readonly from?: string;
}

export const ROWS = 'line_items.';

function sumsThatHold(values: Sums): readonly Sum[] {
  const sums: Sum[] = [];
  const holds = (total: string, terms: readonly string[], optional: readonly string[] = [], from?: string) => {
    const present = [...terms, ...optional.filter((name) => values[name] !== undefined)];
    if (values[total] === undefined || terms.some((name) => values[name] === undefined)) return;
    const sum = present.reduce((all, name) => all + (name === 'prepaid_amount' ? -values[name]! : values[name]!), 0);
    if (cents(sum) === cents(values[total]!)) sums.push({ fields: [total, ...present], from });
  };
  // Without tax the two are one number printed twice, which proves neither.
  if (values.tax_amount !== 0) holds('total_amount', ['subtotal', 'tax_amount'], ['tip']);
  holds('amount_due', ['total_amount'], ['prepaid_amount']);
  const rows = Object.keys(values).filter((path) => path.startsWith(ROWS) && path.endsWith('.amount'));
  if (rows.length > 0) for (const total of ['subtotal', 'total_amount']) holds(total, rows, [], total);
  for (const path of rows) {
    const row = path.slice(0, -'.amount'.length);
    const [quantity, price] = [values[`${row}.quantity`] ?? 1, values[`${row}.unit_price`]];
    const product = price !== undefined && cents(quantity * price) === cents(values[path]!);
    if (product) sums.push({ fields: [path, `${row}.unit_price`], from: path });
  }
  return sums;
}

/** What follows from what is believed: a sum that holds and has a believed term makes its other terms believed. */
export function provedBySums(believed: ReadonlySet<string>, values: Sums): ReadonlySet<string> {
  const proved = new Set(believed);
  const sums = sumsThatHold(values);
  for (let before = -1; before !== proved.size;) {
    before = proved.size;
    for (const { fields, from } of sums) {
      if (from ? proved.has(from) : fields.some((path) => proved.has(path))) fields.forEach((path) => proved.add(path));
    }
  }
  return proved;
}

/** Prices with tax included, and totals rounded to what coins there are. */
const ROUNDING = 0.05;

/** Sums the local engine read that cannot all be right: what is due is not the total, or the total not its parts. */
export function contradictions({
  subtotal,
  tax_amount,
  tip = 0,
  total_amount,
  prepaid_amount = 0,
  amount_due,
}: Sums): readonly string[] {
  if (total_amount === undefined) return [];
  const near = (a: number, b: number) => Math.abs(a - b) < ROUNDING + 0.001;
  const parts = subtotal !== undefined && tax_amount !== undefined;
  const whole = parts && (near(subtotal + tax_amount + tip, total_amount) || near(subtotal + tip, total_amount));
  const due = amount_due === undefined || near(total_amount - prepaid_amount, amount_due);
  return [
    ...(parts && !whole ? ['subtotal', 'tax_amount', 'total_amount'] : []),
    ...(due ? [] : ['amount_due', ...(whole ? [] : ['total_amount'])]),
  ];
}
