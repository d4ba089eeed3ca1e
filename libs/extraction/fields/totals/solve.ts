/**
 * Chooses the set of sums that is consistent: subtotal + tax = total, with what is charged beside or taken off, and
 * total − prepaid = due. Each choice scores its labels, and arithmetic that comes out to the cent counts more than any
 * label, because chance does not make it so.
 */
import { cents } from '../../normalise/amounts.js';
import { type SumCandidate, type SumName } from './candidates.js';

type Sums = Partial<Record<SumName, SumCandidate>>;

export interface Solution {
  readonly sums: Sums;
  /** The names whose values some sum confirms. */
  readonly proved: ReadonlySet<SumName>;
}

const PROOF = 1.6;
const CHOICES = 6;

export function solve(candidates: readonly SumCandidate[]): Solution {
  const choices = (sum: SumName): (SumCandidate | undefined)[] => [...best(candidates, sum), undefined];
  let top = { score: -Infinity, sums: {} as Sums, proved: new Set<SumName>() };
  for (const total of choices('total')) {
    for (const due of choices('due')) {
      for (const subtotal of choices('subtotal')) {
        for (const tax of choices('tax')) {
          for (const prepaid of choices('prepaid')) {
            const sums = { total, due, subtotal, tax, prepaid };
            const judged = judge(sums, candidates);
            if (judged.score > top.score) top = { ...judged, sums };
          }
        }
      }
    }
  }
  return { sums: top.sums, proved: top.proved };
}

/** The strongest few with different values. */
function best(candidates: readonly SumCandidate[], sum: SumName): SumCandidate[] {
  const byValue = new Map<number, SumCandidate>();
  for (const candidate of candidates) {
    if (candidate.sum !== sum) continue;
    const known = byValue.get(candidate.value);
    if (!known || known.score < candidate.score) byValue.set(candidate.value, candidate);
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, CHOICES);
}

function judge(sums: Sums, candidates: readonly SumCandidate[]): { score: number; proved: Set<SumName> } {
  const { total, due, subtotal, tax, prepaid } = sums;
  const proved = new Set<SumName>();
  let score = 0;
  for (const candidate of [total, due, subtotal, tax, prepaid]) score += candidate?.score ?? 0;
  if (total && subtotal && tax) {
    if (!isPartOf(tax, subtotal)) score -= 1;
    else if (tax.value === 0 && namesTax(candidates)) score -= equal(subtotal.value, total.value) ? 0 : 0.8;
    else if (equal(subtotal.value + tax.value, total.value)) {
      score += tax.value === 0 ? PROOF / 2 : PROOF;
      for (const name of ['total', 'subtotal', 'tax'] as const) proved.add(name);
    } else if (
      equal(subtotal.value + tax.value, total.value, 0.03) ||
      isRounded(subtotal.value + tax.value, total.value)
    )
      score += PROOF / 2;
    else if (equal(subtotal.value, total.value) && isWithin(tax.value, total.value)) score += PROOF / 2;
    else if (isRest(total.value - subtotal.value - tax.value, candidates)) {
      score += PROOF;
      for (const name of ['total', 'subtotal', 'tax'] as const) proved.add(name);
    } else if (isUntaxed(total.value - subtotal.value - tax.value, candidates)) {
      score += PROOF;
      for (const name of ['total', 'tax'] as const) proved.add(name);
    } else score -= 0.8;
  }
  if (total && subtotal && !tax && !namesTax(candidates) && isRest(total.value - subtotal.value, candidates)) {
    score += PROOF / 2;
    for (const name of ['total', 'subtotal'] as const) proved.add(name);
  }
  if (total && due) {
    if (prepaid && prepaid.value !== 0 && equal(total.value - Math.abs(prepaid.value), due.value)) {
      score += PROOF;
      for (const name of ['total', 'due', 'prepaid'] as const) proved.add(name);
    } else if (equal(total.value, due.value)) score += 0.4;
    else score -= prepaid ? 0.6 : 0.3;
  }
  if (total && subtotal && Math.abs(subtotal.value) > Math.abs(total.value) + 0.05) score -= 1;
  if (total && tax && Math.abs(tax.value) > Math.abs(total.value) * 0.5) score -= 1;
  if (total && subtotal && !tax && Math.abs(subtotal.value) < Math.abs(total.value) * 0.5) score -= 0.5;
  if (total && echoes(total, candidates)) score += 0.2;
  return { score, proved };
}

/** No state takes half as much again: net and tax have each other's labels. */
const isPartOf = (tax: SumCandidate, net: SumCandidate): boolean =>
  tax.value === 0 || (tax.value * net.value > 0 && Math.abs(tax.value) <= Math.abs(net.value) / 2);

/**
 * "Subtotal (incl. GST)": prices with their tax in them come to the total, and some rate, whole or a half, makes the
 * tax out of it.
 */
function isWithin(tax: number, gross: number): boolean {
  const rate = Math.round((200 * tax) / (gross - tax)) / 2;
  return equal(tax, (gross * rate) / (100 + rate), 0.0101);
}

/** What lies between net and gross is charged or taken off by name: freight, a discount, rounding. */
const isRest = (rest: number, candidates: readonly SumCandidate[]): boolean =>
  candidates.some(({ sum, value }) => sum === 'other' && value !== 0 && equal(Math.abs(value), Math.abs(rest)));

/** A row of the table of taxes that is free of tax, beside the net sum that was taxed. */
const isUntaxed = (rest: number, candidates: readonly SumCandidate[]): boolean =>
  candidates.some(
    ({ sum, value, amount }) => sum === 'subtotal' && amount.exact && value !== 0 && equal(value, rest),
  ) && candidates.some(({ sum, value }) => sum === 'tax' && value === 0);

/** Another tax is named: sums of what is free of tax add up without it, and prove nothing of the whole. */
const namesTax = (candidates: readonly SumCandidate[]): boolean =>
  candidates.some(({ sum, value, amount }) => sum === 'tax' && amount.exact && value !== 0);

/** The value is printed beside more than one label. */
function echoes(total: SumCandidate, candidates: readonly SumCandidate[]): boolean {
  return candidates.some((other) => other.amount !== total.amount && equal(other.value, total.value));
}

/** To the coins there are: to five cents, or to a whole amount. */
export const isRounded = (sum: number, total: number): boolean =>
  isMultiple(total, 1) ? equal(sum, total, 0.5) : isMultiple(total, 0.05) && equal(sum, total, 0.02);

const isMultiple = (value: number, coin: number): boolean => equal(value, Math.round(value / coin) * coin, 0);

export function equal(a: number, b: number, tolerance = 0.004): boolean {
  return Math.abs(cents(a) - cents(b)) <= tolerance;
}
