/**
 * The tax of a receipt from the table of its rates, proved by the rows themselves: net + tax = gross, and the gross of
 * one row, or of all, is the total. Which column is which is nowhere asked, because countries order them as they like.
 */
import { cents } from '../../../normalise/amounts.js';
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { TAX } from './sum-words.js';

export interface TableTax {
  readonly value: number;
  readonly amount: PlacedAmount;
  /** False where something untaxed was bought as well, so that the rows are a part of the total. */
  readonly proved: boolean;
}

/** A heading with the word of the tax stands at most as many lines above its rows. */
const REACH = 4;
/** No country takes more of the net. */
const HIGHEST = 0.35;

interface Row {
  readonly net: number;
  readonly tax: PlacedAmount;
  /** Printed beside the two it is the sum of. */
  readonly gross?: number;
}

export function taxOfTable(reading: Reading, total: number): TableTax | undefined {
  const rows = rowsOf(reading);
  const sumOf = (row: Row) => row.net + row.tax.value;
  const wholes = rows.filter((row) => equal(sumOf(row), total));
  const whole = wholes.find(({ tax }) => tax.value > 0) ?? wholes[0];
  if (whole) return { value: whole.tax.value, amount: whole.tax, proved: true };
  const full = rows.filter(({ gross }) => gross !== undefined);
  for (const some of [full, rows]) {
    const [first, ...more] = some;
    if (!first || more.length === 0 || !equal(sum(some.map(sumOf)), total)) continue;
    return { value: cents(sum(some.map(({ tax }) => tax.value))), amount: first.tax, proved: true };
  }
  const [only, another] = full;
  return only && !another && sumOf(only) < total
    ? { value: only.tax.value, amount: only.tax, proved: false }
    : undefined;
}

/** One reading of each line below a word of tax: the three amounts that add up, else the two that could. */
function rowsOf(reading: Reading): Row[] {
  const { lines } = reading.layout;
  return lines.flatMap((line, index): Row[] => {
    const above = lines.slice(Math.max(0, index - REACH), index + 1);
    if (!above.some(({ text }) => TAX.test(fold(text)))) return [];
    const amounts = reading.amounts.filter((amount) => amount.line === line && amount.exact && amount.value > 0);
    const free = amounts.length === 1 ? untaxed(reading, line) : undefined;
    if (free) return [{ net: amounts[0]!.value, tax: free }];
    if (amounts.length < 2 || amounts.length > 4) return [];
    const pairs = amounts.flatMap((net) =>
      amounts
        .filter((tax) => tax !== net && tax.value < net.value * HIGHEST)
        .map((tax) => ({ net, tax, gross: amounts.find((each) => equal(each.value, net.value + tax.value)) })),
    );
    const best = pairs.find(({ gross }) => gross) ?? (pairs.length === 1 ? pairs[0] : undefined);
    if (!best) return [];
    return [{ net: best.net.value, tax: best.tax, ...(best.gross && { gross: best.gross.value }) }];
  });
}

/** The nought beside what no tax was raised on, its rate or its tax. */
const untaxed = ({ amounts }: Reading, line: Line): PlacedAmount | undefined =>
  amounts.findLast((amount) => amount.line === line && amount.exact && amount.value === 0);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
