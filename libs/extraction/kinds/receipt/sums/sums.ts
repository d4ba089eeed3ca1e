/**
 * The sums of a receipt. What was to be paid is the total after rounding, and the money handed over proves it: cash −
 * change = total, or the card's amount equals it. Subtotal + tax = total and total + rounding = rounded total are tried
 * as well. Where a step of rounding is printed the total is a multiple of five cents.
 */
import { cents } from '../../../normalise/amounts.js';
import { type Found } from '../../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { comesOfEarlier, follows, OF_EARLIER } from './later-total.js';
import { type Column, columnTo, comesTo } from './sum-column.js';
import { type Kind, type SumLine, sumLines } from './sum-lines.js';
import { PAID, provedTotals } from './sum-proofs.js';
import { type TableTax, taxOfTable } from './tax-table.js';
import { withWholeAmounts } from './whole-amounts.js';

type SumPath = 'subtotal' | 'tax_amount' | 'tip' | 'total_amount';

const PROVED = 0.93;
/** A subtotal is the total only where nothing better is found. */
const SUBTOTAL_AS_TOTAL = 0.45;

export function sumFields(read: Reading): Found<SumPath>[] {
  const reading = withWholeAmounts(read);
  const lines = sumLines(reading);
  const of = (...kinds: Kind[]) => lines.filter(({ kind }) => kinds.includes(kind));
  const candidates = [
    ...of('total', 'rounded'),
    ...provedTotals(reading, lines),
    ...of('subtotal').map((line) => ({ ...line, score: line.score * SUBTOTAL_AS_TOTAL })),
  ];
  const totals = candidates.map((candidate) => ({ candidate, score: scoreTotal(candidate, lines, reading) }));
  totals.sort((a, b) => b.score - a.score);
  const best = totals[0] ?? fallback(reading, lines);
  const finds: Found<SumPath>[] = [];
  const add = (path: SumPath, value: number, confidence: number, { amount }: Pick<SumLine, 'amount'>) =>
    finds.push({
      path,
      value: cents(value),
      confidence,
      evidence: reading.place({ page: amount.line.page, words: amount.words }),
    });
  if (best) add('total_amount', best.candidate.value, sure(best.score), best.candidate);
  const total = best?.candidate.value;
  const column = best && columnTo(best.candidate, lines, reading);
  const parts = partsOf(of('subtotal', 'total'), of('tax'), total, reducesFrom(reading));
  const table = total === undefined || column?.tax || parts.proved ? undefined : taxOfTable(reading, total);
  const tax = column?.tax ?? table ?? parts.tax;
  if (tax) add('tax_amount', tax.value, sureOfTax(tax, column, parts, table), tax);
  const subtotal = column?.subtotal ?? parts.subtotal ?? beforeDiscount(of('total'), total, reading);
  const net = subtotal ? undefined : printedNet(reading, total, tax?.value);
  if (subtotal) add('subtotal', subtotal.value, column || parts.proved ? PROVED : 0.6, subtotal);
  else if (net) add('subtotal', net.value, 0.7, { amount: net });
  const shares = of('tip').filter(({ amount }) => amount.line.text.includes('%'));
  // Several shares of the total are what is suggested to the guest, not what was given.
  const tips = of('tip').filter((tip) => shares.length < 2 || !shares.includes(tip));
  const [tip] = tips.filter(({ value }) => value > 0 && value < (total ?? Infinity));
  if (tip) add('tip', tip.value, 0.7, tip);
  return finds;
}

type Tax = Pick<SumLine, 'value' | 'amount'>;

function sureOfTax(tax: Tax, column: Column | undefined, parts: { proved: boolean }, table?: TableTax): number {
  if (tax === table) return table.proved ? PROVED : 0.7;
  return tax === column?.tax || parts.proved ? PROVED : 0.55;
}

/** What is left of the total without its tax, where a table of taxes prints that, say. */
const printedNet = ({ amounts }: Reading, total = 0, tax = 0): PlacedAmount | undefined =>
  tax > 0 && tax < total ? amounts.find(({ exact, value }) => exact && equal(value, total - tax)) : undefined;

function scoreTotal(candidate: SumLine, lines: readonly SumLine[], reading: Reading): number {
  const { value, kind, amount } = candidate;
  const others = lines.filter((other) => other.amount !== amount);
  const values = (...wanted: Kind[]) =>
    others.filter((other) => wanted.includes(other.kind)).map((other) => other.value);
  const steps = values('rounding').filter((step) => step !== 0 && Math.abs(step) < 0.06);
  const paid = values('cash').map(Math.abs);
  const sums = values('total', 'subtotal', 'rounded');
  let score = candidate.score + (kind === 'rounded' ? 0.25 : 0);
  if (steps.length > 0 && !isPayableInCoins(value)) score -= 0.9;
  if (value <= 0) score -= 1;
  if (
    paid.some(
      (cash) =>
        equal(cash, value) || values('change').some((back) => back !== 0 && equal(cash - Math.abs(back), value)),
    )
  )
    score += PAID;
  if (values('subtotal', 'total').some((net) => values('tax').some((tax) => tax > 0 && equal(net + tax, value))))
    score += 0.5;
  if (comesOfEarlier(candidate, lines, reading)) score += OF_EARLIER;
  if (steps.some((step) => sums.some((sum) => equal(sum + step, value) || equal(sum - Math.abs(step), value))))
    score += 0.5;
  if (steps.some((step) => [...sums, ...paid].some((sum) => equal(value + step, sum)))) score -= 0.5;
  score += Math.min(0.4, 0.2 * others.filter((other) => equal(other.value, value) && other.kind !== 'change').length);
  if (sums.some((sum) => sum > value * 1.2)) score -= 0.15;
  // A part of the sum, as of goods of one tax rate, when a larger total follows it.
  if (
    others.some(
      (other) => other.kind === 'total' && !other.damaged && other.value > value * 1.2 && follows(other, candidate),
    )
  )
    score -= 0.4;
  return score;
}

/** Who rounds does so because coins of one and two cents are gone. */
const isPayableInCoins = (value: number): boolean => Math.round(value * 100) % 5 === 0;

/** No total is labelled: the largest amount that occurs more than once in the lower half, else the largest. */
function fallback(reading: Reading, lines: readonly SumLine[]): { candidate: SumLine; score: number } | undefined {
  const not = new Set(lines.filter(({ kind }) => kind === 'change' || kind === 'cash').map(({ amount }) => amount));
  const exact = reading.amounts.filter((amount) => amount.exact && !not.has(amount));
  const twice = exact.filter((amount) => exact.some((other) => other !== amount && other.value === amount.value));
  const [largest] = (twice.length > 0 ? twice : exact).sort((a, b) => b.value - a.value);
  return largest && { candidate: { kind: 'total', value: largest.value, amount: largest, score: 0.3 }, score: 0.1 };
}

const sure = (score: number): number => Math.max(0.25, Math.min(0.97, 0.3 + 0.36 * score));

/**
 * Whether something was taken off a sum before it became the total: a discount printed with a minus, or what is between
 * them printed beside a label.
 */
function reducesFrom(reading: Reading): (subtotal: number, total: number) => boolean {
  const off = reading.amounts.filter(({ exact }) => exact);
  return (subtotal, total) =>
    off.some(({ value }) => value < 0 && -value < subtotal) ||
    off.some(({ value }) => equal(Math.abs(value), subtotal - total));
}

/** "Total 193.50 / Discount -3.50 / Grand total 190.00": the total that what was taken off makes a later one. */
function beforeDiscount(totals: readonly SumLine[], total: number | undefined, reading: Reading): SumLine | undefined {
  if (total === undefined) return undefined;
  const off = reading.amounts.filter(({ exact, value }) => exact && value < 0);
  return totals.find(
    (first) =>
      first.value > total &&
      totals.some((last) => follows(last, first) && off.some(({ value }) => equal(first.value + value, last.value))),
  );
}

/** Where two taxes are raised, as by a country and its province, they are one sum. */
function allOf(taxes: readonly SumLine[]): SumLine | undefined {
  const [first, ...more] = taxes.filter(({ value }) => value > 0);
  return first && more.length > 0
    ? { ...first, value: more.reduce((sum, { value }) => sum + value, first.value) }
    : undefined;
}

function partsOf(
  subtotals: readonly SumLine[],
  taxes: readonly SumLine[],
  total: number | undefined,
  reduces: (subtotal: number, total: number) => boolean,
) {
  const all = allOf(taxes);
  for (const adds of total === undefined ? [] : [equal, comesTo]) {
    for (const tax of [...taxes, ...(all ? [all] : [])]) {
      const subtotal = subtotals.find(({ value }) => tax.value > 0 && adds(value + tax.value, total!));
      if (subtotal) return { subtotal, tax, proved: true };
    }
  }
  const fits = ({ value }: SumLine) => total === undefined || value <= total;
  const best = (list: readonly SumLine[]) => [...list].sort((a, b) => b.score - a.score)[0];
  // What is free of tax has a row of its own beside what is not.
  const some = (list: readonly SumLine[]) =>
    list.some(({ value }) => value > 0) ? list.filter(({ value }) => value > 0) : list;
  const named = subtotals.filter(({ kind }) => kind === 'subtotal');
  const before = named.filter(({ value }) => total === undefined || value <= total || reduces(value, total));
  return {
    subtotal: best(before),
    tax: best(some(taxes.filter((tax) => fits(tax) && (total === undefined || tax.value < total * 0.4)))),
    proved: false,
  };
}
