/**
 * Sums that no label names, by arithmetic alone: a net and a tax in print that make the total. A tax must be one that
 * some rate in print makes of its net, or be named as tax, so that chance does not pass for proof.
 */
import { type SumCandidate, type SumName } from '../../fields/totals/candidates.js';
import { equal } from '../../fields/totals/solve.js';
import { cents } from '../../normalise/amounts.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';

/** Values looked at, the largest: sums are larger than rows. */
const MOST = 60;
const HIGHEST_RATE = 30;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g;
const WORTH = 0.3;

export function unlabelledSums(reading: Reading, candidates: readonly SumCandidate[]): SumCandidate[] {
  const amounts = distinct(reading.amounts.filter(({ exact, value }) => exact && value !== 0));
  const named = (name: SumName, value: number) =>
    candidates.some((candidate) => candidate.sum === name && equal(candidate.value, value));
  const rates = ratesIn(reading);
  const [largest] = amounts;
  return amounts.flatMap((gross) => {
    const total = named('total', gross.value) || named('due', gross.value);
    // What no label calls a total may be one only where nothing in print is more.
    if (!total && (gross !== largest || candidates.some(({ sum }) => sum === 'total'))) return [];
    return amounts.flatMap((net): SumCandidate[] => {
      const tax = amounts.find(({ value }) => equal(net.value + value, gross.value));
      if (!tax || Math.abs(tax.value) > (Math.abs(net.value) * HIGHEST_RATE) / 100 || tax.value * net.value < 0)
        return [];
      const made = rates.some((rate) => equal(tax.value, (net.value * rate) / 100, 0.0101));
      const inOneRow = net.line === gross.line && tax.line === gross.line;
      if (!made && !(total && (inOneRow || named('tax', tax.value)))) return [];
      return [
        ...(total ? [] : [{ sum: 'total' as const, value: gross.value, score: WORTH, amount: gross }]),
        { sum: 'subtotal', value: net.value, score: WORTH, amount: net },
        { sum: 'tax', value: tax.value, score: WORTH, amount: tax },
      ];
    });
  });
}

/**
 * The net that no label names, where total and taxes have labels, as in India's invoices: what is left of the total
 * without the taxes, and without what is charged or taken off by name, when it is in print.
 */
export function unlabelledNet({ amounts }: Reading, candidates: readonly SumCandidate[]): SumCandidate[] {
  const of = (name: SumName) => candidates.filter(({ sum, amount }) => sum === name && amount.exact);
  if (of('subtotal').length > 0) return [];
  const rests = [0, ...of('other').flatMap(({ value }) => [value, -value])];
  return of('total').flatMap((total) =>
    of('tax').flatMap((tax) =>
      rests.flatMap((rest): SumCandidate[] => {
        const value = cents(total.value - tax.value - rest);
        const amount = amounts.find((printed) => printed.exact && equal(printed.value, value));
        const isTax = tax.value !== 0 && Math.abs(tax.value) <= (Math.abs(value) * HIGHEST_RATE) / 100;
        return amount && isTax ? [{ sum: 'subtotal', value, score: WORTH, amount }] : [];
      }),
    ),
  );
}

/** The last in print of each value, the largest first. */
function distinct(amounts: readonly PlacedAmount[]): PlacedAmount[] {
  const byValue = new Map(amounts.map((amount) => [cents(amount.value), amount]));
  return [...byValue.values()].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, MOST);
}

function ratesIn({ layout }: Reading): number[] {
  const rates = layout.lines.flatMap(({ text }) =>
    [...text.matchAll(RATE)].map(([, rate = '']) => Number(rate.replace(',', '.'))),
  );
  return [...new Set(rates)].filter((rate) => rate > 0 && rate <= HIGHEST_RATE);
}
