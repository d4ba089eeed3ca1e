/**
 * A total of which a figure was lost or misread, by what other amounts come to: the amounts above it, what was given
 * less what was given back, net and tax, an amount printed below. Where print has faded a figure is missing, so a
 * longer number with the same figures needs one of these; for another figure in its place two of them must agree.
 */
import { cents } from '../../../normalise/amounts.js';
import { type Line, wordsAt } from '../../../layout/lines.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { type Kind, type SumLine } from './sum-lines.js';

/** Of a label that is read whole; what proves it is added where totals are weighed. */
const SCORE = 0.8;
const AGREED = 1.1;
/** Lines above a total that its items take at most. */
const REACH = 25;

/** @param labelled lines with the word of a total, their amount or none */
export function mendedTotals(reading: Reading, lines: readonly SumLine[], labelled: readonly Line[]): SumLine[] {
  const handed = paidSums(lines);
  const taxed = taxedSums(lines);
  return labelled.flatMap((line) => {
    const print = printOn(line);
    if (!print) return [];
    const above = sumsAbove(reading, line);
    const sources = [handed, taxed, above, printedBelow(reading, line)];
    // What was paid less another sum's change may come to a neighbour; a print that something proves is no misreading.
    if (!print.broken && sources.some((values) => values.some((each) => digitsOf(each) === print.digits))) return [];
    const agreed = sources.flatMap((values, at) =>
      values.filter((value) => sources.slice(at + 1).some((others) => others.some((other) => equal(other, value)))),
    );
    const one = print.broken ? [...handed, ...taxed, ...above] : [...handed, ...taxed];
    const twice = agreed.find((each) => isOneOff(print.digits, digitsOf(each)));
    const value = twice ?? one.find((each) => lost(print.digits, digitsOf(each)));
    if (value === undefined || digitsOf(value) === print.digits) return [];
    const score = twice === undefined ? SCORE : AGREED;
    return [{ kind: 'total' as const, value: cents(value), amount: print.amount, score }];
  });
}

const FIGURES = /(?:^|[^\d.,])(\d*[.,]?\d+[.,]?)\W{0,2}$/u;

/** The number at the end of a line; broken when it has no two cents. */
function printOn(line: Line): { digits: string; broken: boolean; amount: PlacedAmount } | undefined {
  const figures = FIGURES.exec(line.text)?.[1];
  if (figures === undefined || line.words.at(-1)?.source !== 'ocr') return undefined;
  const start = line.text.lastIndexOf(figures);
  const end = start + figures.length;
  const amount = { value: 0, exact: false, start, end, line, words: wordsAt(line, start, end) };
  return { digits: figures.replace(/\D/g, ''), broken: !/\d[.,]\d{2}$/.test(figures), amount };
}

const digitsOf = (value: number): string =>
  Math.round(value * 100)
    .toString()
    .padStart(3, '0');

/** Whether a print is a number but for one figure that is not there. */
const lost = (print: string, whole: string): boolean =>
  print.length >= 2 &&
  whole.length === print.length + 1 &&
  [...whole].some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === print);

const isOneOff = (print: string, whole: string): boolean =>
  lost(print, whole) ||
  (print.length === whole.length && [...whole].filter((figure, at) => figure !== print[at]).length === 1);

const valuesOf = (lines: readonly SumLine[], kind: Kind) =>
  lines.filter((line) => line.kind === kind && line.value !== 0).map(({ value }) => Math.abs(value));

const paidSums = (lines: readonly SumLine[]): number[] =>
  valuesOf(lines, 'cash').flatMap((given) =>
    valuesOf(lines, 'change').flatMap((back) => (back < given ? [given - back] : [])),
  );

const taxedSums = (lines: readonly SumLine[]): number[] =>
  valuesOf(lines, 'subtotal').flatMap((net) => valuesOf(lines, 'tax').map((tax) => net + tax));

/** As what was paid by card, or at the till's end once more. */
const printedBelow = ({ amounts, layout }: Reading, line: Line): number[] => {
  const below = new Set(layout.lines.slice(layout.lines.indexOf(line) + 1));
  return amounts.filter((amount) => amount.exact && below.has(amount.line)).map(({ value }) => value);
};

/** What the last amounts of the lines above come to, the nearest two, the nearest three and so on. */
function sumsAbove(reading: Reading, line: Line): number[] {
  const all = reading.layout.lines;
  const at = all.indexOf(line);
  let sum = 0;
  const sums = all
    .slice(Math.max(0, at - REACH), at)
    .reverse()
    .flatMap((above) => {
      const last = reading.amounts.findLast((amount) => amount.line === above && amount.exact);
      if (!last || last.value === 0) return [];
      sum += last.value;
      return [sum];
    });
  return sums.slice(1);
}
