/**
 * Where the items of a receipt stand: between their heading, where there is one, and a sum. An amount is one of an item
 * when it stands in the column of amounts at the right; "@2 x 3.50" below an item does not.
 */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { kindOf } from '../sums/sum-lines.js';

const HEADING =
  /(?<!\p{L})(?:items?|iten|description|particulars?|product|qty|oty|quantity|price|s\/price|u\/?p|u\.?price|unit price|amount|anount|amt|total|code|tax|disc|ειδοσ|περιγραφη|ποσοτητα|αξια|τιμη|стока|количество|цена|сума|товар|кількість|ціна|magn|verð|upphað)(?!\p{L})/gu;
const QUANTITY = /(?<!\p{L})(?:qty|oty|quantity|ποσοτητα|количество|кількість|magn)(?!\p{L})/u;
const LEAST_HEADINGS = 2;
/** Totals of parts between the items, and what is paid besides them. */
export const NO_ITEM =
  /(?<!\p{L})(?:t[o0]tal|jumlah|summe|totaal|totale|suma|razem|item count|no of items?|rounding|balance|service charge|gst|vat|mwst|tva|συνολο|φπα|общо|ддс|всього|пдв|samtals|vsk)(?!\p{L})|(?:items?|qty)(?:\(s\))? ?:/u;
/** Of the way from the left to the column of amounts, how far an amount may stand from it. */
const BESIDE = 0.25;

export interface Row {
  readonly line: Line;
  readonly amount?: PlacedAmount;
}

export interface ItemRegion {
  readonly rows: readonly Row[];
  readonly headed: boolean;
  /** The heading names quantities. */
  readonly counted: boolean;
  /** What the sums at its end and below say. */
  readonly sums: readonly number[];
}

/** Sums at which the items may end: "CARD SAVINGS 0.80-" among them is called like one. */
const MOST_ENDS = 6;

/** Down to each of the first sums. */
export function itemRegions(reading: Reading): ItemRegion[] {
  const { lines } = reading.layout;
  const ends = [...lines.keys()].filter((at) => isSum(reading, lines[at]!, lines[at - 1]));
  return ends.slice(0, MOST_ENDS).map((end, at) => ({
    ...regionTo(end, reading),
    sums: ends.slice(at).flatMap((index) => amountOn(reading, lines[index]!)?.value ?? []),
  }));
}

function regionTo(end: number, reading: Reading): Omit<ItemRegion, 'sums'> {
  const above = reading.layout.lines.slice(0, end);
  const heading = above.findLastIndex(
    (line, at) => isHeading(line) && above.slice(at + 1).some((below) => amountOn(reading, below)),
  );
  const rows = above.slice(heading + 1).map((line) => ({ line, amount: amountOn(reading, line) }));
  const kept = inColumn(rows).filter(({ line, amount }) => {
    if (!amount) return true;
    const text = fold(line.text);
    return (
      !reading.dates.some((date) => date.line === line) &&
      !NO_ITEM.test(text) &&
      !(amount.value === 0 && /disc/.test(text))
    );
  });
  return { rows: kept, headed: heading >= 0, counted: heading >= 0 && QUANTITY.test(fold(above[heading]!.text)) };
}

/** A row whose amount stands elsewhere has none. */
function inColumn(rows: readonly Row[]): Row[] {
  const edges = rows.flatMap(({ amount }) => (amount ? [rightOf(amount)] : [])).sort((a, b) => a - b);
  const column = edges[Math.floor(edges.length * 0.75)] ?? 0;
  const left = Math.min(...rows.map(({ line }) => line.box[0]));
  const least = column - (column - left) * BESIDE;
  return rows.map(({ line, amount }) => (amount && rightOf(amount) >= least ? { line, amount } : { line }));
}

const rightOf = ({ words }: PlacedAmount): number => Math.max(...words.map(({ box }) => box[2]));

function isSum(reading: Reading, line: Line, before: Line | undefined): boolean {
  const amount = amountOn(reading, line);
  if (amount === undefined) return false;
  const label = fold(line.text.slice(0, amount.start));
  if (/\p{L}{3}/u.test(label) || !before || /\d/.test(before.text)) return endsItems(label);
  // "CASH", and what was paid on the next line.
  return endsItems(label) || (before.words.length <= 2 && endsItems(fold(before.text)));
}

/** What was paid begins its line: a "cream bar" is no cash. */
function endsItems(label: string): boolean {
  const kind = kindOf(label);
  if (kind !== 'cash' && kind !== 'tip' && kind !== 'change') return kind !== undefined;
  const [first = ''] = label.match(/\p{L}+/u) ?? [];
  return kindOf(first) !== undefined;
}

function isHeading({ text }: Line): boolean {
  return !/\d{2}/.test(text) && !text.includes(':') && new Set(fold(text).match(HEADING) ?? []).size >= LEAST_HEADINGS;
}

/** An amount with two decimals and no more behind it than a letter of tax or a sign of currency. */
function amountOn(reading: Reading, line: Line): PlacedAmount | undefined {
  const last = reading.amounts.filter((amount) => amount.line === line && amount.exact).at(-1);
  const rest = line.text.slice(last?.end);
  return last && rest.length <= 4 && !/^(?:l|ml|g|kg|m|mm|cm)(?!\p{L})/iu.test(rest) ? last : undefined;
}
