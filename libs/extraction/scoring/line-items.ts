/**
 * Line items as they are printed against those read. A row is right when its amount is (to the cent) and its
 * description is at least 0.8 alike, so that a misread letter does not lose it; each row counts once. A cell is right
 * when it is the same: text after folding, numbers to half a cent.
 */
import { folded, similarity } from './likeness.js';
import { NOTHING, plus, type Tally } from './tally.js';

export const CELLS = ['description', 'quantity', 'unit_price', 'amount'] as const;
type Cell = (typeof CELLS)[number];

/** A number that is printed twice, with and without tax, may be either. */
type Printed = number | readonly number[];

export interface PrintedItem {
  readonly description: string;
  /** Printed in front or in a column of its own; a description may begin with it. */
  readonly code?: string;
  /** Printed below; a description may go on with the first lines of it. */
  readonly more?: readonly string[];
  readonly quantity?: number;
  readonly unit_price?: Printed;
  readonly amount: Printed;
  /** Neither missed when absent nor wrong when told. */
  readonly optional?: boolean;
}
export type ReadItem = Readonly<Partial<Record<Cell, string | number>>>;

export type ItemTally = Readonly<Record<'rows' | Cell, Tally>>;
export const NO_ITEMS: ItemTally = Object.freeze({
  rows: NOTHING,
  description: NOTHING,
  quantity: NOTHING,
  unit_price: NOTHING,
  amount: NOTHING,
});

const ALIKE = 0.8;

export function scoreItems(printed: readonly PrintedItem[], read: readonly ReadItem[]): ItemTally {
  const partners = paired(printed, read);
  const pardoned = new Set(printed.flatMap((item, at) => (item.optional ? [partners.get(at)] : [])));
  const wanted = [...printed.entries()].filter(([, { optional }]) => !optional);
  const told = read.filter((_, at) => !pardoned.has(at));
  const partnerOf = (at: number) => read[partners.get(at) ?? -1];
  const correct = wanted.filter(([at, item]) => isRow(item, partnerOf(at))).length;
  const cell = (name: Cell): Tally => {
    const right = wanted.filter(([at, item]) => isCell(name, item, partnerOf(at))).length;
    const labelled = wanted.filter(([, item]) => item[name] !== undefined).length;
    return { labelled, predicted: told.filter((item) => item[name] !== undefined).length, correct: right, soft: right };
  };
  return {
    rows: { labelled: wanted.length, predicted: told.length, correct, soft: correct },
    description: cell('description'),
    quantity: cell('quantity'),
    unit_price: cell('unit_price'),
    amount: cell('amount'),
  };
}

export const plusItems = (a: ItemTally, b: ItemTally): ItemTally => ({
  rows: plus(a.rows, b.rows),
  description: plus(a.description, b.description),
  quantity: plus(a.quantity, b.quantity),
  unit_price: plus(a.unit_price, b.unit_price),
  amount: plus(a.amount, b.amount),
});

/** Which read row goes with each printed one: the best pairs first, each row once. */
function paired(printed: readonly PrintedItem[], read: readonly ReadItem[]): Map<number, number> {
  const pairs = printed.flatMap((item, at) =>
    read.map((other, to) => {
      const alike = likeness(item, other);
      const same = isNumber(item.amount, other.amount);
      return { at, to, fits: same || alike >= ALIKE, worth: alike + Number(same) };
    }),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, to } of pairs.filter(({ fits }) => fits).sort((a, b) => b.worth - a.worth)) {
    if (partners.has(at) || taken.has(to)) continue;
    partners.set(at, to);
    taken.add(to);
  }
  return partners;
}

function isRow(item: PrintedItem, read?: ReadItem): boolean {
  return read !== undefined && isNumber(item.amount, read.amount) && likeness(item, read) >= ALIKE;
}

function isCell(name: Cell, item: PrintedItem, read?: ReadItem): boolean {
  if (read === undefined) return false;
  return name === 'description' ? likeness(item, read) === 1 : isNumber(item[name], read[name]);
}

const likeness = (item: PrintedItem, { description }: ReadItem): number =>
  Math.max(...descriptionsOf(item).map((text) => similarity(text, folded(description))));

/** With and without code, with none to all of the lines below. */
function descriptionsOf({ code, description, more = [] }: PrintedItem): string[] {
  const longer = [...more.keys(), more.length].map((lines) => [description, ...more.slice(0, lines)].join(' '));
  return [...longer, ...(code ? longer.map((text) => `${code} ${text}`) : [])].map(folded);
}

const isNumber = (printed: Printed | undefined, read: string | number | undefined): boolean =>
  read !== undefined && [printed ?? []].flat().some((one) => Math.abs(one - Number(read)) < 0.005);
