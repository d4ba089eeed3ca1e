/**
 * What a table of taxes comes to that has a row for each rate and none for all: rows whose rate makes their tax of
 * their base, each rate once, that make together what is stated as the total.
 */
import { cents } from '../../normalise/amounts.js';
import { type SumCandidate } from '../../fields/totals/candidates.js';
import { equal } from '../../fields/totals/solve.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';

interface RateRow {
  readonly rate: number;
  readonly base: PlacedAmount;
  readonly tax: PlacedAmount;
  /** Of its line on the document. */
  readonly at: number;
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%|%\s?(\d{1,2})(?![\d.,])/;
const HIGHEST = 30;
const FEWEST = 2;
/** Tax is rounded row by row. */
const ROUNDED = 0.0101;
/** A line between two rows may be what a cell had no room for. */
const APART = 2;
const WORTH = 0.5;

/**
 * The candidates with what such a table comes to, in place of those of its rows.
 * @param candidates sums that labels name
 */
export function withSumsByRate(reading: Reading, candidates: readonly SumCandidate[]): readonly SumCandidate[] {
  const isStated = (value: number) =>
    candidates.some(({ sum, ...one }) => (sum === 'total' || sum === 'due') && equal(one.value, value));
  const tables = runsOf(rateRows(reading)).flatMap((run) => {
    const rows = lastOfEach(run);
    const [last] = rows.slice(-1);
    const [net, tax] = [rows.map(({ base }) => base), rows.map((row) => row.tax)].map((amounts) => ({
      value: cents(amounts.reduce((sum, { value }) => sum + value, 0)),
      words: amounts.flatMap(({ words }) => words),
    }));
    if (!last || !net || !tax || rows.length < FEWEST || !isStated(cents(net.value + tax.value))) return [];
    const sums: SumCandidate[] = [
      { sum: 'subtotal', value: net.value, score: WORTH, amount: { ...last.base, ...net } },
      { sum: 'tax', value: tax.value, score: WORTH, amount: { ...last.tax, ...tax } },
    ];
    return [{ sums, lines: rows.map(({ base }) => base.line) }];
  });
  const rows = new Set(tables.flatMap(({ lines }) => lines));
  return [...candidates.filter(({ amount }) => !rows.has(amount.line)), ...tables.flatMap(({ sums }) => sums)];
}

function rateRows({ layout, amounts }: Reading): RateRow[] {
  return layout.lines.flatMap((line, at) => {
    const [, before, after] = RATE.exec(line.text) ?? [];
    const rate = Number((before ?? after ?? '').replace(',', '.'));
    const printed = amounts.filter((amount) => amount.line === line && amount.exact);
    if ((before ?? after) === undefined || rate > HIGHEST || printed.length < 2) return [];
    for (const base of printed) {
      const made = (base.value * rate) / 100;
      const tax = printed.find((one) => one !== base && Math.abs(one.value - made) < ROUNDED && one.value < base.value);
      if (tax && base.value > 0) return [{ rate, base, tax, at }];
    }
    return [];
  });
}

/** The last rows of a run, as far as their rates differ: above them may be items that say their rate, too. */
function lastOfEach(run: readonly RateRow[]): readonly RateRow[] {
  const first = run.findLastIndex((row, at) => run.slice(at + 1).some(({ rate }) => rate === row.rate));
  return run.slice(first + 1);
}

/** Rows that follow each other. */
function runsOf(rows: readonly RateRow[]): RateRow[][] {
  const runs: RateRow[][] = [];
  for (const row of rows) {
    const open = runs.at(-1);
    const before = open?.at(-1);
    if (open && before && row.at - before.at <= APART && row.base.line.page === before.base.line.page) open.push(row);
    else runs.push([row]);
  }
  return runs;
}
