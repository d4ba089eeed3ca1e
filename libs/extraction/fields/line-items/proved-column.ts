/**
 * Items of an invoice whose table no known heading tells: a column of amounts that make a sum which the invoice states,
 * whatever its heading calls it. Taxes among them count and are no items; sums of parts, and sums carried from page to
 * page, are neither. A column begins and ends where its print does: at its page's ends, at a sum, at bare paper.
 */
import { fold } from '../../layout/fold.js';
import { type Line } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { letterCount } from '../../normalise/text.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { factorsIn } from './item-line.js';

/** What a label says of the amount on its line; sums decide whether that is so, as goods are called like them, too. */
export type Said = 'sum' | 'tax' | 'other';

interface Entry {
  readonly amount: PlacedAmount;
  readonly said?: Said;
}

export interface ProvedColumn {
  readonly items: readonly PlacedAmount[];
  /** What the items come to, with the taxes among them. */
  readonly sum: number;
}

export const CARRIED =
  /(?<!\p{L})(?:carried|brought|ubertrag|vortrag|a reporter|report|transport|suma strony|zwischensumme)(?!\p{L})/u;

/** Items that prove a sum of another place, and those right over it. */
const [LEAST, LEAST_OVER_SUM] = [3, 2];
/** Of the items, how many have a name. */
const NAMED = 0.6;
/** Places where a column may begin. */
const MOST_STARTS = 200;
/** In line heights: how far a right edge may move from an amount to the next, and bare paper that ends a column. */
const [BESIDE, BARE] = [0.9, 4];

/**
 * The one with the most items that no label calls otherwise, of those the one whose amounts are products, then what
 * comes to more; undefined when none makes a sum that is stated.
 */
export function provedColumn(
  reading: Reading,
  said: (amount: PlacedAmount) => Said | undefined,
): ProvedColumn | undefined {
  const entries = moneyIn(reading)
    .filter(({ value }) => value !== 0)
    .map((amount): Entry => ({ amount, said: said(amount) }));
  const sums = new Set(entries.filter((entry) => entry.said === 'sum').map(({ amount }) => parts(amount.value)));
  if (sums.size === 0) return undefined;
  const isApart = endsIn(reading.layout.lines);
  const columns = EDGES.flatMap((edge) => columnsOf(entries, edge));
  const runs = columns.flatMap((column) => [false, true].flatMap((skips) => runsIn(column, sums, isApart, skips)));
  const named = runs.filter(({ items }) => count(items, (item) => isNamed(item, reading)) >= items.length * NAMED);
  const ranks: readonly ((run: ProvedColumn) => number)[] = [
    ({ items }) => count(items, (item) => said(item) === undefined),
    ({ items }) => -count(items, (item) => said(item) === 'other'),
    ({ items }) => count(items, isProduct),
    ({ sum }) => Math.abs(sum),
  ];
  return ranks.reduce<readonly ProvedColumn[]>(best, named)[0];
}

const count = <One>(all: readonly One[], is: (one: One) => boolean): number => all.filter(is).length;

function best<One>(all: readonly One[], rank: (one: One) => number): readonly One[] {
  const ranks = all.map(rank);
  const highest = Math.max(...ranks);
  return all.filter((_, at) => ranks[at] === highest);
}

/** Numbers that are amounts by their decimals or currency, and where nothing has decimals all that are not small. */
export function moneyIn({ amounts }: Pick<Reading, 'amounts'>): PlacedAmount[] {
  const hasCents = amounts.some(({ line, start, end }) => /[.,]\d{2}(?!\d)/.test(line.text.slice(start, end)));
  return amounts.filter(
    ({ exact, currency, value }) => exact || currency !== undefined || (!hasCents && Math.abs(value) >= SMALL),
  );
}

/** Prices in yen or forints, where quantities and numbers of lines are less. */
const SMALL = 100;

/** Money as a whole number, to compare. */
const parts = (value: number): number => Math.round(value * 1000);

/** On its line, or on one right over it. */
function isNamed({ line, start }: PlacedAmount, { layout: { lines } }: Reading): boolean {
  const over = lines[lines.indexOf(line) - 1];
  const isOver =
    over?.page === line.page && line.box[1] - over.box[3] < heightOf(line.box) && !/\d[.,]\d{2}/.test(over.text);
  return letterCount(line.text.slice(0, start)) >= 3 || (isOver && letterCount(over.text) >= 3);
}

/** Of two numbers before it. */
const isProduct = ({ line, start, value }: PlacedAmount): boolean =>
  factorsIn(line.text.slice(0, start), value) !== undefined;

/** Places in a box by which amounts stand flush: right, and left. */
const EDGES = [2, 0] as const;

/** Amounts flush at one edge, which may lean down the page. */
function columnsOf(entries: readonly Entry[], edge: (typeof EDGES)[number]): Entry[][] {
  const edgeOf = ({ words }: PlacedAmount): number => around(words)[edge];
  const columns: Entry[][] = [];
  for (const entry of entries) {
    const height = heightOf(entry.amount.line.box);
    const off = (column: Entry[]) => Math.abs(edgeOf(column.at(-1)!.amount) - edgeOf(entry.amount));
    const near = columns.filter(
      (column) => column.at(-1)!.amount.line !== entry.amount.line && off(column) < height * BESIDE,
    );
    if (near.length > 0) near.sort((a, b) => off(a) - off(b))[0]!.push(entry);
    else columns.push([entry]);
  }
  return columns;
}

/** @param skips whether an amount that those before it make is a sum of theirs without saying so */
function runsIn(
  column: readonly Entry[],
  sums: ReadonlySet<number>,
  isApart: (one: Line, next: Line) => boolean,
  skips: boolean,
): ProvedColumn[] {
  const lineAt = (at: number) => column[at]!.amount.line;
  const isEnd = (at: number) => at >= column.length || isApart(lineAt(at - 1), lineAt(at));
  const starts = [...column.keys()].filter((at) => at === 0 || column[at - 1]!.said !== undefined || isEnd(at));
  return starts.slice(0, MOST_STARTS).flatMap((start) => runFrom(column, start, sums, isEnd, skips) ?? []);
}

function runFrom(
  column: readonly Entry[],
  start: number,
  sums: ReadonlySet<number>,
  isEnd: (at: number) => boolean,
  skips: boolean,
): ProvedColumn | undefined {
  const items: PlacedAmount[] = [];
  let proved: ProvedColumn | undefined;
  let [sum, part, inPart] = [0, 0, 0];
  const isElsewhere = () => items.length >= LEAST && sums.has(parts(sum));
  for (let at = start; at === start || !isEnd(at); at++) {
    const { amount, said } = column[at]!;
    const is = (other: number) => parts(amount.value) === parts(other);
    if (isCarried(column, at) && is(sum)) continue;
    const isOver = said !== undefined && is(sum) && items.length >= LEAST_OVER_SUM;
    // What is taken off a sum that is proved is none of its items.
    if ((isOver || (said && said !== 'other' && isElsewhere())) && Math.abs(sum) > Math.abs(proved?.sum ?? 0))
      proved = { items: [...items], sum };
    if (said === 'tax') sum += amount.value;
    else if (said && is(sum)) [part, inPart] = [0, 0];
    else if ((said === 'sum' || (skips && inPart > 1)) && is(part)) [part, inPart] = [0, 0];
    else {
      items.push(amount);
      sum += amount.value;
      part += amount.value;
      inPart++;
    }
  }
  return isElsewhere() && Math.abs(sum) > Math.abs(proved?.sum ?? 0) ? { items, sum } : proved;
}

/** "Carried forward" at the foot of a page or at the head of the next. */
function isCarried(column: readonly Entry[], at: number): boolean {
  const [above, own, under] = [at - 1, at, at + 1].map((index) => column[index]?.amount.line);
  const turns = above?.page !== own!.page || under?.page !== own!.page;
  return turns && CARRIED.test(fold(own!.text));
}

/** Tells whether a column ends between two lines of a page: where paper is bare, or another table has its heading. */
function endsIn(lines: readonly Line[]): (one: Line, next: Line) => boolean {
  const indices = new Map(lines.map((line, at) => [line, at]));
  const isEnd = (line: Line, at: number): boolean => {
    const above = lines[at - 1];
    const bare = above?.page === line.page ? line.box[1] - above.box[3] : 0;
    return bare > heightOf(line.box) * BARE || (line.segments.length > 2 && !/\d/.test(line.text));
  };
  const ends = lines.flatMap((line, at) => (isEnd(line, at) ? [at] : []));
  return (one, next) => one.page === next.page && ends.some((at) => at > indices.get(one)! && at <= indices.get(next)!);
}
