/**
 * An invoice with several rates has a line of tax for each ("VAT 20 % 31.19", "VAT 5 % 3.38"), and often none for all.
 * What was taxed is their sum: offered beside the single ones, for the arithmetic with net and gross to choose.
 */
import { cents } from '../../normalise/amounts.js';
import { type SumCandidate } from './candidates.js';

/** More lines of tax than this are rows of a table of items. */
const MOST = 8;

export function taxesTogether(candidates: readonly SumCandidate[]): SumCandidate[] {
  const lines = outermostPerLine(candidates);
  if (lines.length > MOST) return [];
  return lines.flatMap((first, from) =>
    lines.slice(from + 1).flatMap((last, more): SumCandidate[] => {
      const run = lines.slice(from, from + more + 2);
      if (first.amount.line.page !== last.amount.line.page || run.some(({ value }) => value * first.value < 0))
        return [];
      return [
        {
          sum: 'tax',
          value: cents(run.reduce((sum, { value }) => sum + value, 0)),
          score: Math.min(...run.map(({ score }) => score)) * 0.8,
          amount: { ...last.amount, words: run.flatMap(({ amount }) => amount.words) },
        },
      ];
    }),
  );
}

/** Of each line's taxes the surest, which stands furthest out, from the top of the document down. */
function outermostPerLine(candidates: readonly SumCandidate[]): SumCandidate[] {
  const best = new Map<SumCandidate['amount']['line'], SumCandidate>();
  for (const candidate of candidates) {
    const { sum, amount, value, score } = candidate;
    if (sum !== 'tax' || !amount.exact || value === 0) continue;
    if ((best.get(amount.line)?.score ?? 0) < score) best.set(amount.line, candidate);
  }
  return [...best.values()].sort(
    (a, b) => a.amount.line.page - b.amount.line.page || a.amount.line.box[1] - b.amount.line.box[1],
  );
}
