/** Subtotal, tax, total, prepaid, due, tax rates and currency. */
import { type Labelled } from '../../layout/near.js';
import { entriesOf } from '../../model/entries.js';
import { cents } from '../../normalise/amounts.js';
import { findDates } from '../../normalise/dates.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type ItemTable } from '../../fields/line-items/headed-table.js';
import { type SumName, sumCandidates, type SumCandidate } from '../../fields/totals/candidates.js';
import { contradicted } from '../../fields/totals/contradicted.js';
import { isOneOfRows } from '../../fields/totals/rows-alike.js';
import { equal, type Solution, solve } from '../../fields/totals/solve.js';
import { taxesTogether } from '../../fields/totals/taxes-together.js';
import { currencyField } from './currency.js';
import { type InvoiceLabel } from './labels/names.js';
import { unlabelledNet, unlabelledSums } from './unlabelled-sums.js';
import { withSumsByRate } from './sums-by-rate.js';
import { taxRates } from './tax-rates.js';
import { type InvoicePath } from './schema.js';

/** How sure a sum is that the page contradicts; a label that is all its own adds to it where nothing does. */
const DOUBTED = 0.55;

const PATHS: Partial<Record<SumName, InvoicePath>> = {
  subtotal: 'subtotal',
  tax: 'tax_amount',
  total: 'total_amount',
  due: 'amount_due',
  prepaid: 'prepaid_amount',
};

/** Labels that mean a sum of the whole document, not of a line. */
const STRONG =
  /total|totaal|totale|gesamt|summe|slutsumma|celkova|betrag|endbetrag|razem|ttc|brutto|invoice|facture|due|payer|zahl|betalen|pagar|pagare|zaplaty|συνολ|πληρωτε|общ|всичк|плащане|всього|усього|разом|сплати|оплати|samtals|greiðslu/;

export function sumFields(
  reading: Reading,
  labels: readonly Labelled<InvoiceLabel>[],
  table: Pick<ItemTable, 'unrated' | 'rows'>,
): Found<InvoicePath>[] {
  const stated = sumCandidates(reading, labels, (label) => {
    if (label.name === 'otherAmount') return { sum: 'other', weight: 0.5 };
    // "Balance due: 14 August 2025"; a date further on is of another cell.
    if (label.right && findDates(label.right.text)[0]?.start === 0) return undefined;
    const sum = label.name as SumName;
    return sum in PATHS ? { sum, weight: STRONG.test(label.phrase) ? 1 : 0.7 } : undefined;
  });
  const candidates = withSumsByRate(reading, ofWhole(stated, labels, table));
  const together = taxesTogether(candidates);
  const solution = solve([
    ...candidates.filter((one) => !isTotalOfTaxes(one, candidates, together)),
    ...together,
    ...implied(candidates),
    ...paidBefore(reading, candidates),
    ...unlabelledSums(reading, candidates),
    ...unlabelledNet(reading, [...candidates, ...together]),
  ]);
  const { sums } = solution;
  const proved = isOneOfRows(sums, reading.amounts) ? new Set<SumName>() : solution.proved;
  const against = contradicted({ sums, proved }, { candidates, items: itemsOf(table) });
  const finds: Found<InvoicePath>[] = [];
  for (const [name, path] of entriesOf(PATHS)) {
    const candidate = sums[name] ?? (name === 'due' ? sums.total : name === 'total' ? sums.due : undefined);
    if (!candidate || (name === 'prepaid' && candidate.value === 0)) continue;
    const value = cents(name === 'prepaid' ? Math.abs(candidate.value) : candidate.value);
    const labelled = sums[name] ? DOUBTED + 0.3 * Math.min(1, candidate.score) : 0.75;
    const unproved = against.has(name) ? DOUBTED : labelled;
    const confidence = proved.has(name) ? 0.96 : unproved;
    finds.push({
      path,
      value,
      confidence,
      evidence: reading.place({ page: candidate.amount.line.page, words: candidate.amount.words }),
    });
  }
  return [
    ...finds,
    ...currencyField(reading, labels, sums.total ?? sums.due),
    ...taxRates(reading, labels, table, averageOf({ sums, proved })),
  ];
}

/**
 * A column's heading has the amounts of single items under it, whose net and tax make their gross as well; and a column
 * of the table's sums may come to nothing. Neither is a sum of the whole where another amount may be.
 */
function ofWhole(
  candidates: readonly SumCandidate[],
  labels: readonly Labelled<InvoiceLabel>[],
  { rows }: Pick<ItemTable, 'rows'>,
): readonly SumCandidate[] {
  const named = new Set(labels.filter(({ name }) => name in PATHS).map(({ line }) => line));
  const items = new Set(rows.flatMap(({ item }) => (item && !named.has(item.line) ? [item.line] : [])));
  const isWhole = ({ sum, value, amount }: SumCandidate) => !items.has(amount.line) && (value !== 0 || sum !== 'total');
  const told = new Set(candidates.filter((one) => isWhole(one) && one.amount.exact).map(({ sum }) => sum));
  // What is due may stand for the total; what a row comes to may not.
  if (told.has('due')) told.add('total');
  return candidates.filter((one) => isWhole(one) || !told.has(one.sum));
}

/** Tax in percent of the net sum, where the total proves both; what is free of tax is among the net sum, too. */
function averageOf({ sums: { subtotal, tax }, proved }: Solution): number | undefined {
  return subtotal && tax && subtotal.value !== 0 && proved.has('tax') ? (100 * tax.value) / subtotal.value : undefined;
}

/** What the items come to. */
function itemsOf({ rows }: Pick<ItemTable, 'rows'>): number | undefined {
  const amounts = rows.flatMap(({ item }) => (typeof item?.values.amount === 'number' ? [item.values.amount] : []));
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** A table of taxes has a total of its own, that of the taxes; the document's is more. */
const isTotalOfTaxes = (
  { sum, value }: SumCandidate,
  candidates: readonly SumCandidate[],
  taxes: readonly SumCandidate[],
): boolean =>
  sum === 'total' &&
  taxes.some((tax) => equal(tax.value, value)) &&
  candidates.some((other) => other.sum === 'total' && Math.abs(other.value) > Math.abs(value));

/**
 * A document that names one total only may call it what is due; either may stand for the other. So may what is due
 * beside totals of rows, where net and tax make it.
 */
function implied(candidates: readonly SumCandidate[]): SumCandidate[] {
  const of = (name: SumName) => candidates.filter(({ sum, amount }) => sum === name && amount.exact);
  const alone = !candidates.some(({ sum }) => sum === 'total');
  const made = (value: number) =>
    of('subtotal').some((net) => of('tax').some((tax) => equal(net.value + tax.value, value)));
  return candidates
    .filter(({ sum, value }) => sum === 'due' && (alone || made(value)))
    .map((candidate) => ({ ...candidate, sum: 'total', score: candidate.score * 0.8 }));
}

/** What lies between a total and a smaller sum due has been paid, when the page names that amount. */
function paidBefore(reading: Reading, candidates: readonly SumCandidate[]): SumCandidate[] {
  const of = (sum: SumName) => candidates.filter((candidate) => candidate.sum === sum);
  return of('total').flatMap((total) =>
    of('due').flatMap((due): SumCandidate[] => {
      const amount = reading.amounts.find(
        (named) =>
          named.exact &&
          named.value !== 0 &&
          // Where nothing is left to pay, the total itself is no payment of it.
          !candidates.some(({ sum, amount }) => (sum === 'total' || sum === 'due') && amount === named) &&
          equal(Math.abs(named.value), Math.abs(total.value - due.value)),
      );
      return amount && Math.abs(due.value) < Math.abs(total.value)
        ? [{ sum: 'prepaid', value: amount.value, score: 0.2, amount }]
        : [];
    }),
  );
}
