/**
 * Sums that the page offers a proof of, and it fails: net, tax and total that are all named and do not add up, a sum
 * due that is not what is left of the total, items that make neither net nor total, one of several taxes that nothing
 * adds up. A figure was lost or misread then, or something was left out; in which of them nobody can tell. What another
 * proof holds stays proved all the same.
 */
import { type SumCandidate, type SumName } from './candidates.js';
import { equal, isRounded, type Solution } from './solve.js';

export interface Offered {
  readonly candidates: readonly SumCandidate[];
  /** What the items come to, where there are any. */
  readonly items: number | undefined;
}

export function contradicted({ sums, proved }: Solution, { candidates, items }: Offered): ReadonlySet<SumName> {
  const { subtotal, total, due } = sums;
  const has = (name: SumName) => candidates.some(({ sum }) => sum === name);
  const against = new Set<SumName>();
  if (has('subtotal') && has('tax') && (has('total') || has('due')) && !addUp(sums))
    for (const name of ['subtotal', 'tax', 'total', 'due'] as const) against.add(name);
  if (total && due && !equal(total.value, due.value))
    for (const name of ['total', 'due', 'prepaid'] as const) against.add(name);
  const rests = [0, ...candidates.flatMap(({ sum, value }) => (sum === 'other' ? [value, -value] : []))];
  if (
    items !== undefined &&
    ![subtotal, total].some((sum) => sum && rests.some((rest) => equal(sum.value, items + rest)))
  )
    for (const name of ['subtotal', 'total', 'due'] as const) against.add(name);
  if (isOneOfMore(sums, candidates)) against.add('tax');
  // What is due is as sure as the total that it equals.
  if (proved.has('total') && (!due || equal(due.value, total?.value ?? 0))) against.delete('due');
  return against;
}

/** A tax beside others, or more than any state takes of the total: a part of the whole tax, or another sum. */
function isOneOfMore({ tax, total, due }: Solution['sums'], candidates: readonly SumCandidate[]): boolean {
  if (!tax) return false;
  const whole = Math.abs((total ?? due)?.value ?? Infinity);
  const others = candidates.filter(({ sum, amount, value }) => sum === 'tax' && amount.exact && value !== 0);
  const lines = new Set(others.map(({ amount }) => amount.line));
  return (lines.size > 1 && others.some(({ value }) => !equal(value, tax.value))) || Math.abs(tax.value) * 2 > whole;
}

/** To the cent they prove each other; a total may also be rounded to coins there are. */
const addUp = ({ subtotal, tax, total }: Solution['sums']): boolean =>
  subtotal !== undefined &&
  tax !== undefined &&
  total !== undefined &&
  isRounded(subtotal.value + tax.value, total.value);
