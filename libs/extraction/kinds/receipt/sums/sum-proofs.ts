/** Totals of a receipt that other amounts prove, whatever the word beside them was read as. */
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { type SumLine, totalLines } from './sum-lines.js';
import { mendedTotals } from './sum-mended.js';

/** What it adds that a total is what was paid. */
export const PAID = 0.9;

export function provedTotals(reading: Reading, lines: readonly SumLine[]): SumLine[] {
  return [
    ...rounded(lines),
    ...handedOver(reading, lines),
    ...givenAndBack(reading, lines),
    ...summed(reading, lines),
    ...abovePaid(reading, lines),
    ...mendedTotals(reading, lines, totalLines(reading)),
  ];
}

/** A total with its rounding step, when that amount is printed (as what was paid, say). */
function rounded(lines: readonly SumLine[]): SumLine[] {
  const steps = lines.filter(({ kind, value }) => kind === 'rounding' && value !== 0 && Math.abs(value) < 0.06);
  return lines
    .filter(({ kind }) => kind === 'total')
    .flatMap((total) =>
      steps.flatMap(({ value }) => {
        const printed = lines.find(
          (line) =>
            line.kind !== 'total' &&
            (equal(line.value, total.value + value) || equal(line.value, total.value - Math.abs(value))),
        );
        return printed ? [{ ...printed, kind: 'rounded' as const, score: 0.9 }] : [];
      }),
    );
}

/** Cash less change, when both are there, surer where that is printed; with no change, what was handed over. */
function handedOver(reading: Reading, lines: readonly SumLine[]): SumLine[] {
  const change = lines.filter(({ kind }) => kind === 'change');
  return lines
    .filter(({ kind, value }) => kind === 'cash' && value !== 0)
    .map((cash) => {
      const paid = Math.abs(cash.value);
      const back = change.find(({ value }) => value !== 0 && Math.abs(value) < paid);
      const value = paid - Math.abs(back?.value ?? 0);
      const printed = reading.amounts.some((amount) => amount.exact && equal(amount.value, value));
      // What no print confirms has its proof from nowhere but the two it was made of.
      return { ...cash, kind: 'total' as const, value, score: back ? (printed ? 0.85 : 0.7 - PAID) : 0.4 };
    });
}

/** The amount over what was paid, when the word beside it cannot be read. */
function abovePaid(reading: Reading, lines: readonly SumLine[]): SumLine[] {
  const all = reading.layout.lines;
  return lines
    .filter(({ kind, amount }) => kind === 'cash' && amount.exact && amount.value !== 0)
    .flatMap(({ amount: paid }) => {
      const above = all[all.indexOf(paid.line) - 1];
      const amount = reading.amounts.findLast(({ line, exact }) => exact && line === above);
      const known = lines.some((line) => line.amount.line === above);
      return amount && !known ? [{ kind: 'total' as const, value: amount.value, amount, score: 0.5 }] : [];
    });
}

/** Subtotal and tax together, when that amount is printed: the total whose own label could not be read. */
function summed(reading: Reading, lines: readonly SumLine[]): SumLine[] {
  const taxes = lines.filter(({ kind, value }) => kind === 'tax' && value > 0);
  return lines
    .filter(({ kind }) => kind === 'subtotal')
    .flatMap((net) =>
      taxes.flatMap((tax) => {
        const amount = reading.amounts.find(({ value, exact }) => exact && equal(value, net.value + tax.value));
        return amount ? [{ kind: 'total' as const, value: amount.value, amount, score: 0.8 }] : [];
      }),
    );
}

/** How many lines may stand between two of the total, what was given for it and what was given back. */
const BETWEEN = 3;

/** What three such lines prove that nothing names, below no larger amount. */
const UNNAMED = 0.4;
const isNote = (value: number): boolean => value % 5 === 0;

/**
 * "41.70 / 50.00 / 8.30": the first two of three amounts below each other differ by the third. Where one of them is
 * called what it is, chance hardly makes it so.
 */
function givenAndBack(reading: Reading, lines: readonly SumLine[]): SumLine[] {
  const all = reading.layout.lines;
  const last = all.flatMap((line, at) => {
    const amount = reading.amounts.findLast((each) => each.line === line && each.exact);
    return amount && amount.value !== 0 ? [{ at, amount }] : [];
  });
  const isNamed = (amount: PlacedAmount, kind: SumLine['kind']) =>
    lines.some((line) => line.kind === kind && line.amount === amount);
  return last.flatMap((total, index) =>
    last
      .slice(index + 1)
      .filter((given) => given.at - total.at <= BETWEEN && total.amount.value > 0)
      .flatMap((given) => {
        const [paid, due] = [Math.abs(given.amount.value), total.amount.value];
        const back = last.find(
          ({ at, amount }) =>
            at > given.at && at - given.at <= BETWEEN && paid > due && equal(Math.abs(amount.value), paid - due),
        );
        if (!back || lines.some(({ kind, amount }) => kind === 'total' && amount === total.amount)) return [];
        const named = isNamed(given.amount, 'cash') || isNamed(back.amount, 'change');
        const found = { kind: 'total' as const, value: due, amount: total.amount };
        if (named) return [{ ...found, score: 0.5 + PAID }];
        const row = given.at === total.at + 1 && back.at === total.at + 2;
        return row && isNote(paid) && last.slice(0, index).every(({ amount }) => amount.value <= due)
          ? [{ ...found, score: 0.5 + UNNAMED }]
          : [];
      }),
  );
}
