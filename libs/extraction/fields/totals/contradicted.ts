/**
 * Sums that nothing proves though the page offers a proof: net, tax and total that are all named and do not add up, a
 * sum due that is not what is left of the total, items that make neither net nor total, rates that make no such tax.
 * One of the figures was lost or misread then, or something was left out, and which of them nobody can tell.
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
  const all = total ?? due;
  const has = (name: SumName) => candidates.some(({ sum }) => sum === name);
  const against = new Set<SumName>();
  if (has('subtotal') && has('tax') && (has('total') || has('due')) && !addUp(sums, all))
    for (const name of ['subtotal', 'tax', 'total', 'due'] as const) against.add(name);
  if (total && due && !equal(total.value, due.value))
    for (const name of ['total', 'due', 'prepaid'] as const) against.add(name);
  const rests = [0, ...candidates.flatMap(({ sum, value }) => (sum === 'other' ? [value, -value] : []))];
  if (
    items !== undefined &&
    ![subtotal, all].some((sum) => sum && rests.some((rest) => equal(sum.value, items + rest)))
  )
    for (const name of ['subtotal', 'total', 'due'] as const) against.add(name);
  const isProved = (name: SumName) =>
    proved.has(name) || (name === 'due' && proved.has('total') && (!due || equal(due.value, total?.value ?? 0)));
  return new Set([...against].filter((name) => !isProved(name)));
}

/** To the cent they prove each other; a total may also be rounded to coins there are. */
const addUp = ({ subtotal, tax }: Solution['sums'], all: SumCandidate | undefined): boolean =>
  subtotal !== undefined && tax !== undefined && all !== undefined && isRounded(subtotal.value + tax.value, all.value);
