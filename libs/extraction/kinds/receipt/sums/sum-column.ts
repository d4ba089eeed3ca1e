/**
 * What a receipt prints between its subtotal and its total, added up: service, taxes, tips, what was taken off,
 * rounding. Where the column comes out, it proves the subtotal and all the taxes in it.
 */
import { cents } from '../../../normalise/amounts.js';
import { type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { type SumLine } from './sum-lines.js';

/** Lines that may stand between the two. */
const MOST = 10;

/** To the cent, or to the five cents there are coins of. */
export const comesTo = (sum: number, total: number): boolean =>
  equal(sum, total) || (equal(sum, total, 0.02) && Math.round(total * 100) % 5 === 0);

export interface Column {
  readonly subtotal: SumLine;
  /** Absent where none of the lines between is a tax. */
  readonly tax?: SumLine;
}

export function columnTo(total: SumLine, lines: readonly SumLine[], reading: Reading): Column | undefined {
  const all = reading.layout.lines;
  const to = all.indexOf(total.amount.line);
  for (const subtotal of lines.filter(({ kind, amount }) => kind === 'subtotal' && amount.exact)) {
    const from = all.indexOf(subtotal.amount.line);
    const between = all.slice(from + 1, to);
    if (from < 0 || between.length === 0 || between.length > MOST) continue;
    const amounts = between.flatMap(
      (line) => reading.amounts.findLast((each) => each.line === line && each.exact) ?? [],
    );
    const sum = amounts.reduce((whole, { value }) => whole + value, subtotal.value);
    if (amounts.length === 0 || !comesTo(sum, total.value)) continue;
    const taxes = lines.filter(({ kind, amount }) => kind === 'tax' && amounts.includes(amount));
    const [first] = taxes;
    const value = cents(taxes.reduce((whole, tax) => whole + tax.value, 0));
    return { subtotal, ...(first && value > 0 ? { tax: { ...first, value } } : {}) };
  }
  return undefined;
}
