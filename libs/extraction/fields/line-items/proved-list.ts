/**
 * Items of an invoice that heads no columns: three lines or more of a name and an amount, beginning at one left edge,
 * whose amounts make a sum that the invoice states. Lines set further in are parts of them.
 */
import { type Line } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { letterCount } from '../../normalise/text.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { equal } from '../totals/solve.js';

interface ListedItem {
  readonly line: Line;
  readonly name: string;
  readonly amount: PlacedAmount;
}

const LEAST = 3;
const MOST = 200;

/** @param isOther says of a line that it states a sum or a tax */
export function provedList(reading: Reading, isSum: (line: Line) => boolean, isOther: (line: Line) => boolean) {
  const exact = reading.amounts.filter(({ exact }) => exact);
  const sums = exact.filter(({ line, value }) => value !== 0 && isSum(line)).map(({ value }) => value);
  if (sums.length === 0) return [];
  const listed = reading.layout.lines.map((line) => (isOther(line) ? undefined : listedOn(line, exact)));
  const starts = listed.filter((item) => item !== undefined).sort((a, b) => leftOf(a) - leftOf(b));
  for (const start of starts.slice(0, MOST)) {
    const run: ListedItem[] = [];
    for (let at = reading.layout.lines.indexOf(start.line); at < reading.layout.lines.length; at++) {
      const line = reading.layout.lines[at]!;
      const off = line.box[0] - leftOf(start);
      const step = heightOf(start.line.box) / 2;
      if (line.page !== start.line.page || off < -step || run.length === MOST) break;
      const item = listed[at];
      if (off > step || !item) continue;
      run.push(item);
      if (isProved(run, sums)) return run;
    }
  }
  return [];
}

function isProved(run: readonly ListedItem[], sums: readonly number[]): boolean {
  const sum = run.reduce((total, { amount }) => total + amount.value, 0);
  return (
    run.length >= LEAST &&
    new Set(run.map(({ name }) => name)).size === run.length &&
    sums.some((one) => equal(one, sum))
  );
}

const leftOf = ({ line }: ListedItem): number => line.box[0];

/** A name and one amount at the end. */
function listedOn(line: Line, exact: readonly PlacedAmount[]): ListedItem | undefined {
  const amounts = exact.filter((amount) => amount.line === line);
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || /[\p{L}\d]/u.test(line.text.slice(amount.end))) return undefined;
  const name = line.text.slice(0, amount.start);
  return letterCount(name) >= 3 ? { line, name, amount } : undefined;
}
