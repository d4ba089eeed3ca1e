/**
 * Candidates for the sums of an invoice or receipt: amounts that stand to the right of a label for that sum, or under
 * it in a table of sums. Every candidate keeps why it was taken as a score; which of them are true is for the solver to
 * say.
 */
import { type Labelled } from '../../layout/near.js';
import { segmentOf, startOf } from '../../layout/lines.js';
import { around, heightOf, middle } from '../../model/boxes.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { amountTornOff } from './torn-rows.js';

export type SumName = 'subtotal' | 'tax' | 'total' | 'due' | 'prepaid' | 'other';

export interface SumCandidate {
  readonly sum: SumName;
  readonly value: number;
  readonly score: number;
  readonly amount: PlacedAmount;
}

/** How many lines under a column's heading its amount may stand. */
const TABLE_DEPTH = 8;

export function sumCandidates<Name extends string>(
  reading: Reading,
  labels: readonly Labelled<Name>[],
  sumOf: (label: Labelled<Name>) => { sum: SumName; weight: number } | undefined,
): SumCandidate[] {
  return labels.flatMap((label) => {
    const wanted = sumOf(label);
    if (!wanted || amountsBeside(reading, label).some(isInSentence)) return [];
    const beside = wanted.sum === 'tax' ? amountsBeside(reading, label) : amountsOfCell(reading, label);
    const torn = beside.length > 0 ? undefined : amountTornOff(reading, label, labels);
    const under = beside.length > 0 || torn ? [] : amountsUnder(reading, label, labels, sumOf);
    const taken = torn ? [torn] : [...beside, ...under];
    const weight = wanted.weight * (beside.length > 0 ? 1 : 0.85);
    return taken.map((amount, index) => ({
      sum: wanted.sum,
      value: amount.value,
      amount,
      score: weight * (amount.exact ? 1 : 0.4) * (index === 0 ? 1 : 0.6) * (0.75 + 0.25 * depth(reading, amount)),
    }));
  });
}

/** Right of the label, the outermost first: "Tax 15 % on 112.90 … 16.94". */
function amountsBeside<Name extends string>(reading: Reading, label: Labelled<Name>): PlacedAmount[] {
  const { right } = label;
  if (!right) return [];
  return reading.amounts
    .filter((amount) => amount.line === label.line && amount.words.some((word) => right.words.includes(word)))
    .reverse();
}

/** "VAT not applicable, art. 293 B of the tax code": a whole number of no currency, and words behind it in its cell. */
function isInSentence({ line, words, end, exact, currency }: PlacedAmount): boolean {
  const cell = segmentOf(line, words[0]!);
  const rest = cell ? line.text.slice(end, startOf(line, cell) + cell.text.length) : '';
  return !exact && currency === undefined && /^[-\d\s,;.°]*\p{L}+[^\p{L}]+\p{L}/u.test(rest);
}

/** But for a tax, behind which its base stands: of a label whose cell has an amount, no other column's is its own. */
function amountsOfCell<Name extends string>(reading: Reading, label: Labelled<Name>): PlacedAmount[] {
  const beside = amountsBeside(reading, label);
  const cell = segmentOf(label.line, label.words[0]);
  const own = beside.filter(({ exact, words }) => exact && words.every((word) => cell?.words.includes(word)));
  return own.length > 0 ? own : beside;
}

/** In the label's column, nearest first; a label that already has its amount beside it does not reach down here. */
function amountsUnder<Name extends string>(
  reading: Reading,
  label: Labelled<Name>,
  labels: readonly Labelled<Name>[],
  sumOf: (label: Labelled<Name>) => unknown,
): PlacedAmount[] {
  const heading = around(label.words);
  const start = reading.layout.lines.indexOf(label.line);
  const found: PlacedAmount[] = [];
  for (const line of reading.layout.lines.slice(start + 1, start + 1 + TABLE_DEPTH)) {
    if (line.page !== label.line.page || middle(line.box) - middle(heading) > heightOf(heading) * 12) break;
    for (const amount of reading.amounts) {
      if (amount.line !== line || !amount.exact) continue;
      const box = around(amount.words);
      const overlap = Math.min(box[2], heading[2]) - Math.max(box[0], heading[0]);
      const near = Math.abs(box[2] - heading[2]) < heightOf(heading) * 1.5;
      // "IVA | 21% | 542.64 | 3126.64" under "Tax | Total": what a heading stands right over is its own.
      const isRightUnder = start + 1 === reading.layout.lines.indexOf(line) && overlap * 2 > box[2] - box[0];
      const owned =
        !isRightUnder &&
        labels.some((other) => other.line === line && sumOf(other) && amountsBeside(reading, other)[0] === amount);
      if ((overlap > 0 || near) && !owned) found.push(amount);
    }
  }
  return found.reverse().slice(0, 3);
}

/** 0 at the top of the document, 1 at its end: sums stand low. */
function depth(reading: Reading, amount: PlacedAmount): number {
  const { pages } = reading.layout;
  const page = pages.find(({ index }) => index === amount.line.page);
  const down = page ? middle(amount.line.box) / page.height : 0;
  return (amount.line.page + down) / Math.max(1, pages.length);
}
