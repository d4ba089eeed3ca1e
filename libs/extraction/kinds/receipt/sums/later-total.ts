/**
 * A total that comes of an earlier one: with the tip, as on a card's slip ("Amount due 80.00 / Tip 12.00 / Total
 * 92.00"), or without the discount ("Total 438.00 / Discount 43.80 / Total 394.20").
 */
import { fold } from '../../../layout/fold.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { type SumLine } from './sum-lines.js';
import { DISCOUNT } from './sum-words.js';

/** What it adds to a total that it comes of an earlier one: more than what proves the earlier. */
export const OF_EARLIER = 1;

export const follows = (later: Pick<SumLine, 'amount'>, earlier: Pick<SumLine, 'amount'>): boolean =>
  isBelow(later.amount, earlier.amount);

export function comesOfEarlier(total: SumLine, lines: readonly SumLine[], { amounts }: Reading): boolean {
  const tips = lines.filter(({ kind, value }) => kind === 'tip' && value > 0).map(({ amount }) => amount);
  const discounts = amounts.filter(({ exact, line }) => exact && DISCOUNT.test(fold(line.text)));
  const between = (step: PlacedAmount, before: SumLine) => isBelow(step, before.amount) && isBelow(total.amount, step);
  return lines.some(
    (before) =>
      before.kind === 'total' &&
      (tips.some((tip) => between(tip, before) && equal(before.value + tip.value, total.value)) ||
        discounts.some((off) => between(off, before) && equal(before.value - Math.abs(off.value), total.value))),
  );
}

const isBelow = ({ line: a }: PlacedAmount, { line: b }: PlacedAmount): boolean =>
  a.page > b.page || (a.page === b.page && a.box[1] > b.box[1]);
