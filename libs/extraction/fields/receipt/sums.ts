/**
 * The sums of a receipt. What was to be paid is the total after rounding, and the money handed over proves it: cash − change =
 * total, or the card's amount equals it. Subtotal + tax = total and total + rounding = rounded total are tried as well.
 */
import { type Labelled } from '../../layout/near.js';
import { cents, currencyOf } from '../../normalise/amounts.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { sumCandidates, type SumCandidate } from '../totals/candidates.js';
import { equal } from '../totals/solve.js';
import { type ReceiptLabel } from './lexicon.js';

type Kind = 'total' | 'rounded' | 'subtotal' | 'tax' | 'tip' | 'cash' | 'change' | 'rounding';

interface Candidate extends Omit<SumCandidate, 'sum'> {
  readonly kind: Kind;
}

const KINDS: readonly ReceiptLabel[] = ['total', 'rounded', 'subtotal', 'tax', 'tip', 'cash', 'change', 'rounding'];
/** Says more than "total" that this is what is to be paid. */
const FINAL = /grand|net|payable|incl|due|besar|amt|ttc|zahlen|payer|betalen|pagar|zaplaty/;
/** May head a column or name a line's own amount. */
const VAGUE = /^(?:amount|payment|balance|betrag|importe?|importo|montant|tax|total sales)$/;

export function sumFields(reading: Reading, labels: readonly Labelled<ReceiptLabel>[]): Found[] {
  const candidates = KINDS.flatMap((kind) => candidatesOf(reading, labels, kind as Kind));
  const of = (kind: Kind) => candidates.filter((candidate) => candidate.kind === kind);
  const totals = [...of('total'), ...of('rounded')].map((candidate) => ({
    candidate,
    score: scoreTotal(candidate, candidates),
  }));
  totals.sort((a, b) => b.score - a.score);
  const best = totals[0] ?? fallback(reading, candidates);
  const finds: Found[] = [];
  const add = (path: string, value: number, confidence: number, { amount }: Pick<Candidate, 'amount'>) =>
    finds.push({
      path,
      value: cents(value),
      confidence,
      evidence: reading.place({ page: amount.line.page, words: amount.words }),
    });
  if (best) add('total_amount', best.candidate.value, sure(best.score), best.candidate);
  const total = best?.candidate.value;
  const parts = pair(of('subtotal'), of('tax'), total);
  if (parts.subtotal) add('subtotal', parts.subtotal.value, parts.proved ? 0.93 : 0.6, parts.subtotal);
  if (parts.tax) add('tax_amount', parts.tax.value, parts.proved ? 0.93 : 0.55, parts.tax);
  const [tip] = of('tip').filter(({ value }) => value > 0 && value < (total ?? Infinity));
  if (tip) add('tip', tip.value, 0.7, tip);
  return [...finds, ...currencyField(reading)];
}

function candidatesOf(reading: Reading, labels: readonly Labelled<ReceiptLabel>[], kind: Kind): Candidate[] {
  const found = sumCandidates(reading, labels, (label) =>
    label.name === kind
      ? { sum: 'total', weight: VAGUE.test(label.phrase) ? 0.55 : FINAL.test(label.phrase) ? 1.05 : 0.95 }
      : undefined,
  );
  return found.map((candidate) => ({ ...candidate, kind }));
}

function scoreTotal(candidate: Candidate, all: readonly Candidate[]): number {
  const { value, kind, amount } = candidate;
  const others = all.filter((other) => other.amount !== amount);
  const values = (wanted: Kind) => others.filter((other) => other.kind === wanted).map((other) => other.value);
  let score = candidate.score + (kind === 'rounded' ? 0.25 : 0);
  if (value <= 0) score -= 1;
  const [cash, change, rounding, subtotals, taxes] = (['cash', 'change', 'rounding', 'subtotal', 'tax'] as const).map(
    values,
  ) as [number[], number[], number[], number[], number[]];
  if (cash.some((paid) => change.some((back) => equal(paid - Math.abs(back), value)) || equal(paid, value)))
    score += 0.9;
  if (subtotals.some((net) => taxes.some((tax) => tax > 0 && equal(net + tax, value)))) score += 0.5;
  const before = [...values('total'), ...subtotals];
  if (
    rounding.some(
      (step) =>
        step !== 0 &&
        Math.abs(step) < 0.05 &&
        before.some((sum) => equal(sum + step, value) || equal(sum - Math.abs(step), value)),
    )
  )
    score += 0.6;
  // A total that some other total rounds away from is not what was paid.
  if (
    rounding.some(
      (step) =>
        step !== 0 &&
        Math.abs(step) < 0.05 &&
        values('rounded')
          .concat(values('total'))
          .some((sum) => equal(value + step, sum)),
    )
  )
    score -= 0.4;
  score += Math.min(0.4, 0.2 * others.filter((other) => equal(other.value, value) && other.kind !== 'change').length);
  if (others.some((other) => (other.kind === 'subtotal' || other.kind === 'total') && other.value > value * 1.2))
    score -= 0.15;
  return score;
}

/** No total is labelled: cash less change, else the largest exact amount in the lower half. */
function fallback(reading: Reading, all: readonly Candidate[]): { candidate: Candidate; score: number } | undefined {
  const paid = all.find(({ kind }) => kind === 'cash');
  const back = all.find(({ kind }) => kind === 'change');
  if (paid) return { candidate: { ...paid, value: paid.value - Math.abs(back?.value ?? 0) }, score: 0.5 };
  const exact = reading.amounts.filter((amount) => amount.exact);
  const [largest] = exact.sort((a, b) => b.value - a.value);
  return largest && { candidate: { kind: 'total', value: largest.value, amount: largest, score: 0.3 }, score: 0.2 };
}

const sure = (score: number): number => Math.max(0.25, Math.min(0.97, 0.3 + 0.36 * score));

function pair(subtotals: readonly Candidate[], taxes: readonly Candidate[], total: number | undefined) {
  for (const subtotal of subtotals) {
    for (const tax of taxes) {
      if (total !== undefined && tax.value > 0 && equal(subtotal.value + tax.value, total, 0.05))
        return { subtotal, tax, proved: true };
    }
  }
  const fits = ({ value }: Candidate) => total === undefined || value <= total;
  const byScore = (list: readonly Candidate[]) => [...list].filter(fits).sort((a, b) => b.score - a.score)[0];
  return {
    subtotal: byScore(subtotals),
    tax: byScore(taxes.filter(({ value }) => total === undefined || value < total * 0.4)),
    proved: false,
  };
}

function currencyField(reading: Reading): Found[] {
  const votes = new Map<string, number>();
  const witnesses = new Map<string, Pick<(typeof reading.amounts)[number], 'line' | 'words'>>();
  const vote = (
    code: string,
    witness: { line: (typeof reading.amounts)[number]['line']; words: (typeof reading.amounts)[number]['words'] },
  ) => {
    votes.set(code, (votes.get(code) ?? 0) + 1);
    if (!witnesses.has(code)) witnesses.set(code, witness);
  };
  for (const amount of reading.amounts) if (amount.currency) vote(amount.currency, amount);
  for (const line of reading.layout.lines) {
    for (const word of line.words) {
      const code = currencyOf(/^\(?(RM|€|\$|£|[A-Z]{3})\)?:?$/.exec(word.text)?.[1]);
      if (code) vote(code, { line, words: [word] });
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  const witness = best && witnesses.get(best[0]);
  if (!best || !witness) return [];
  return [
    {
      path: 'currency',
      value: best[0],
      confidence: 0.9,
      evidence: reading.place({ page: witness.line.page, words: witness.words }),
    },
  ];
}
