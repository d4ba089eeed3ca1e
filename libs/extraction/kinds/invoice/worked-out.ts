/**
 * A table of things sold, by its figures alone, in whatever language: rows whose quantity and price make their amount,
 * and a sum under them that the amounts make.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line } from '../../layout/lines.js';
import { parseNumber } from '../../normalise/amounts.js';

const NUMBER =
  /(?<![\p{L}\d.,/:-])\d{1,3}(?:[.,’' ]\d{3})*(?:[.,]\d{1,2})?(?![\d/:]|[.,]\d)|(?<![\p{L}\d.,/:-])\d{1,6}(?:[.,]\d{1,2})?(?![\d/:]|[.,]\d)/gu;
/** Rows that come out by chance are fewer; two are enough where what they come to is stated under them. */
const [FEW, MANY] = [2, 3];
const CENT = 0.015;

export function itemsAddUp({ lines }: Layout): boolean {
  const rows = lines.flatMap((line, at) => {
    const amount = workedOut(line);
    return amount === undefined ? [] : [{ at, amount }];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < FEW) return false;
  if (rows.length >= MANY) return true;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const single = lines.flatMap((line, at) =>
    at >= first.at - FEW && at <= last.at + FEW ? (singleOn(line) ?? []) : [],
  );
  const sums = [sum, sum + single.reduce((total, amount) => total + amount, 0)];
  return lines
    .slice(last.at + 1)
    .some((line) => numbersOn(line).some((value) => sums.some((each) => Math.abs(value - each) < CENT)));
}

/** The amount of a row of one piece: its price, said once more. It says nothing by itself. */
function singleOn(line: Line): number | undefined {
  const numbers = numbersOn(line);
  const [price, amount] = numbers.slice(-2);
  return numbers.length > 2 && numbers.includes(1) && price === amount ? amount : undefined;
}

/** What two factors of the line make, neither of which is one. */
function workedOut(line: Line): number | undefined {
  const numbers = numbersOn(line);
  return numbers.find((amount, at) => {
    const factors = numbers.slice(0, at).filter((factor) => factor > 0 && factor !== 1);
    return factors.some((one, index) =>
      factors.slice(index + 1).some((other) => amount > 0 && Math.abs(one * other - amount) < CENT),
    );
  });
}

const numbersOn = ({ segments }: Line): number[] =>
  segments.flatMap(({ text }) =>
    [...text.matchAll(NUMBER)].flatMap(([number]) => parseNumber(number.replace(TENTHS, '$&0'))?.value ?? []),
  );
/** "2.4" hours */
const TENTHS = /(?<=^\d+[.,])\d$/;
