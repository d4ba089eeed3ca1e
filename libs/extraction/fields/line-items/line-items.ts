/**
 * The items of a table, under a heading that names its columns, on over the pages until sums end it, or a column of
 * amounts that make a sum. An item needs an amount and a description, which may go on over lines above or below it that
 * stand nearer to it than to the next; quantity times price is checked against the amount. Sums between items, and sums
 * carried from page to page, are no items.
 */
import { fold } from '../../layout/fold.js';
import { type Line, type Segment, spanOf, startOf } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { cents, unitPrice as asUnitPrice } from '../../normalise/amounts.js';
import { letterCount, tidy } from '../../normalise/text.js';
import { type LineItemField, type LineItemPath } from '../../kind/schema.js';
import { entriesOf } from '../../model/entries.js';
import { type Found } from '../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { equal } from '../totals/solve.js';
import { cellsOf, headed, textIn } from './cells.js';
import { type Column, columnsOver, headingAt } from './columns.js';
import { amountIn, figuresFor, meanings } from './figures.js';
import { withFactors } from './factor-columns.js';
import { itemOn, namesGoods } from './item-line.js';
import { CARRIED, provedColumn, type ProvedColumn, type Said } from './proved-column.js';

const FIGURES = ['quantity', 'unitPrice', 'rate', 'amount'] as const;
const MOST_LINES = 6;
/** Lines under a heading by which its columns are told. */
const NEXT = 60;
/** In line heights, how far apart lines of one description stand. */
const LEADING = 1;
/** Of the items, how many have lines of words right above their own where those begin descriptions. */
const BEGUN = 0.5;
/** A whole number of the cell, of two digits at the most: 135.96 is an amount of tax. */
const RATE = /(?<![\d.,]|[$€£]\s?)(\d{1,2}(?:[.,]\d{1,2})?)(?![.,]?\d)/;

const CURRENCY = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

interface Item {
  readonly line: Line;
  readonly values: Readonly<Partial<Record<LineItemField, string | number>>>;
  readonly checked: boolean;
}

/**
 * A line of a table: one with an amount is an item, one with words of a description alone goes with an item beside it.
 */
interface Row {
  readonly line: Line;
  /** What it says of an item. */
  readonly text: string;
  readonly item?: Item;
}

/**
 * The table of a page's items: what stands in it is nobody's name, and no proof of a rate unless it has a column of
 * rates.
 */
export interface ItemTable {
  readonly rows: readonly Row[];
  /** Headings and items. */
  readonly lines: ReadonlySet<Line>;
  /** Items under a heading that names no rate. */
  readonly unrated: ReadonlySet<Line>;
}

export function lineItemFields(reading: Reading, { rows }: ItemTable): Found<LineItemPath>[] {
  const items = unnumbered(described(rows));
  return items.flatMap(({ line, values, checked }, index) =>
    entriesOf(values).map(([key, value]) => ({
      path: `line_items.${index}.${key}` as const,
      value,
      confidence: checked ? 0.9 : 0.65,
      evidence: reading.place(line),
    })),
  );
}

/**
 * Under its heading, or a column that makes a sum where that has more items or makes none itself.
 * @param said what a label says of an amount
 */
export function itemTableOf(reading: Reading, said: (amount: PlacedAmount) => Said | undefined): ItemTable {
  const lines = (what: Said) => new Set(reading.amounts.filter((one) => said(one) === what).map(({ line }) => line));
  const whole = headedTable(reading, lines('sum'));
  const taxes = lines('tax');
  const untaxed = { ...whole, rows: whole.rows.filter(({ line }) => !taxes.has(line)) };
  const table = [whole, untaxed].find((one) => makesSum(one, reading)) ?? whole;
  const items = table.rows.filter(({ item }) => item).length;
  const column = provedColumn(reading, said);
  if (!column || (column.items.length <= items && makesSum(table, reading))) return table;
  const rows = rowsOf(column, reading);
  return { ...table, rows, lines: new Set([...table.lines, ...column.items.map(({ line }) => line)]) };
}

/** What its items come to is printed elsewhere. */
function makesSum({ rows }: ItemTable, { amounts }: Reading): boolean {
  const items = rows.flatMap(({ item }) => item ?? []);
  const lines = new Set(items.map(({ line }) => line));
  const sum = items.reduce((all, { values }) => all + Number(values.amount), 0);
  return sum !== 0 && amounts.some(({ line, value, exact }) => exact && !lines.has(line) && equal(value, sum));
}

/** From the first item to the last, and what goes on under it. */
function rowsOf({ items }: ProvedColumn, { layout: { lines } }: Reading): Row[] {
  const amounts = new Map(items.map((amount) => [amount.line, amount]));
  const [first, last] = [lines.indexOf(items[0]!.line), lines.indexOf(items.at(-1)!.line)];
  const over = columnsOver(lines, first, around(items[0]!.words));
  const columns = over && told(over, [...amounts.keys()]);
  const named = items.map(nameCell).filter(({ text }) => namesGoods(text));
  // Names may stand above figures that have a column of their own.
  const left = named.length > 0 ? Math.min(...named.map(({ box }) => box[0] - heightOf(box))) : -Infinity;
  const within = ({ segments }: Line) =>
    segments.filter(({ box }) => box[0] >= left && box[0] < around(items[0]!.words)[0]);
  const from = columns || named.length > 0 ? first : Math.max(0, first - 1);
  return lines.slice(from, last + MOST_LINES).flatMap((line): Row[] => {
    const amount = amounts.get(line);
    if (amount) return [columns ? itemUnder(columns, amount) : bareItem(amount)];
    if (AMOUNT.test(line.text)) return [];
    const row = columns ? rowOf(line, columns) : { line, text: textOf(within(line)) };
    return row && !row.item && row.text !== '' ? [row] : [];
  });
}

const AMOUNT = /\d[.,]\d{2}(?!\d)/;

/** The first cell of an item in a list without a heading: behind the amounts of a list beside it. */
function nameCell({ line, start }: PlacedAmount): Segment {
  const cells = line.segments.filter((cell) => startOf(line, cell) < start);
  const beside = cells.findLastIndex(
    (cell, at) =>
      AMOUNT.test(cell.text) && !namesGoods(cell.text) && cells.slice(at + 1).some(({ text }) => namesGoods(text)),
  );
  return cells[beside + 1] ?? line.segments[0]!;
}

/** Columns that no heading tells, by the lines under them. */
const told = (columns: readonly Column[], rows: readonly Line[]): readonly Column[] =>
  withFactors(withDescription(columns, rows), rows);

/** The column that has most letters describes, where no heading is known to. */
function withDescription(columns: readonly Column[], rows: readonly Line[]): readonly Column[] {
  if (columns.some(({ name }) => name === 'description')) return columns;
  const letters = (column: Column): number =>
    rows.reduce((sum, line) => sum + letterCount(textIn(cellsOf(line, alone(columns, column)), 'description')), 0);
  const [most] = columns.filter(({ name }) => name === 'other').sort((a, b) => letters(b) - letters(a));
  return most ? alone(columns, most) : columns;
}

const alone = (columns: readonly Column[], described: Column): Column[] =>
  columns.map((column) => (column === described ? { ...column, name: 'description' } : column));

function itemUnder(columns: readonly Column[], amount: PlacedAmount): Row {
  const row = rowOf(amount.line, columns);
  return row?.item
    ? { ...row, item: { ...row.item, values: { ...row.item.values, amount: cents(amount.value) } } }
    : bareItem(amount);
}

/** An item that no heading stands over. */
function bareItem(amount: PlacedAmount): Row {
  const { line } = amount;
  const { description, quantity, unitPrice } = itemOn(line, amount, startOf(line, nameCell(amount)));
  const values = {
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitPrice === undefined ? {} : { unit_price: asUnitPrice(unitPrice) }),
    amount: cents(amount.value),
  };
  return { line, text: description, item: { line, values, checked: unitPrice !== undefined } };
}

function headedTable({ layout: { lines } }: Reading, sums: ReadonlySet<Line>): ItemTable {
  const rows: Row[] = [];
  const inTable = new Set<Line>();
  const unrated = new Set<Line>();
  let columns: readonly Column[] | undefined;
  let closed = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const heading = headingAt(lines, index);
    if (heading) {
      columns = told(heading.columns, lines.slice(index + heading.depth, index + heading.depth + NEXT));
      closed = false;
      for (const each of lines.slice(index, index + heading.depth)) inTable.add(each);
      index += heading.depth - 1;
    } else if (!columns || CARRIED.test(fold(line.text))) continue;
    else if (headsAnother(line, columns)) columns = undefined;
    else if (sums.has(line)) {
      if (closed && rows.at(-1)?.line.page === line.page) columns = undefined;
      closed = true;
    } else {
      const hanging = hangingAmount(line, lines[index + 1], columns);
      const row = rowOf(hanging ?? line, columns);
      if (row?.item) inTable.add(line);
      if (hanging) index++;
      // Below a sum only what proves itself is an item of the next part.
      if (closed && !row?.item?.checked) continue;
      closed = false;
      // Figures alone may be a table of taxes under the same columns.
      const named = /\p{L}{2}/u.test(line.text.replace(CURRENCY, ''));
      if (row?.item && named && !columns.some(({ name }) => name === 'rate')) unrated.add(line);
      if (row) rows.push(row);
    }
  }
  return { rows, lines: inTable, unrated };
}

/** Three headings or more over columns of figures: a table of taxes or payments follows. */
function headsAnother(line: Line, columns: readonly Column[]): boolean {
  if (line.segments.length < 3 || /\d/.test(line.text)) return false;
  const names = [...cellsOf(line, columns).keys()];
  return names.filter((name) => name !== 'description' && name !== 'other').length >= 2;
}

/** A row whose amount was set a little lower, on a line of its own. */
function hangingAmount(line: Line, next: Line | undefined, columns: readonly Column[]): Line | undefined {
  if (!next || next.page !== line.page || next.box[1] - line.box[3] > heightOf(line.box) * 0.3) return undefined;
  const [own, below] = [cellsOf(line, columns), cellsOf(next, columns)];
  const lacks = own.has('unitPrice') && !own.has('amount') && below.size === 1;
  if (!lacks || amountIn(textIn(below, 'amount')) === undefined) return undefined;
  return { ...spanOf([...line.words, ...next.words], line.page), segments: [...line.segments, ...next.segments] };
}

function rowOf(line: Line, columns: readonly Column[]): Row | undefined {
  const cells = cellsOf(line, columns);
  const words = cells.get('description') ?? [];
  const amount = amountIn(textIn(cells, 'amount'));
  if (amount === undefined) {
    // One cell over several columns is a description, which may have figures of its own.
    const [only, ...others] = line.segments;
    if (only && others.length === 0 && cells.size > 1 && namesGoods(only.text)) return { line, text: only.text };
    const figures = FIGURES.some((name) => /\d/.test(textIn(cells, name)));
    return words.length > 0 && !figures ? { line, text: textOf(words) } : undefined;
  }
  const quantityText = textIn(cells, 'quantity');
  const rate = RATE.exec(textIn(cells, 'rate', headed(columns, 'rate')))?.[1] ?? RATE.exec(textIn(cells, 'rate'))?.[1];
  const discounts = [...`${textIn(cells, 'other')} ${textIn(cells, 'rate')}`.matchAll(/\d{1,2}(?:[.,]\d{1,2})?/g)];
  const { quantity, unitPrice, checked } = figuresFor(
    meanings(quantityText, 'count'),
    meanings(textIn(cells, 'unitPrice')),
    amount,
    discounts.map(([text]) => Number(text.replace(',', '.'))),
  );
  const unit = /\d\s?(\p{L}[\p{L}.()²³]{0,9})$/u.exec(quantityText)?.[1];
  const values = {
    ...(quantity === undefined ? {} : { quantity }),
    ...(quantity !== undefined && unit ? { unit } : {}),
    ...(unitPrice === undefined ? {} : { unit_price: asUnitPrice(unitPrice) }),
    ...(rate ? { tax_rate: Number(rate.replace(',', '.')) } : {}),
    amount: cents(amount),
  };
  return { line, text: textOf([...(cells.get('kind') ?? []), ...words]), item: { line, values, checked } };
}

const textOf = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ');

/** Each item with the words of its own line and of the lines that stand nearer to it than to its neighbour. */
function described(rows: readonly Row[]): Item[] {
  const owned = new Map<Row, Row[]>();
  const above = mayBeginAbove(rows);
  rows.forEach((row, at) => {
    const owner = row.item ? row : ownerOf(rows, at, above);
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), row]);
  });
  return [...owned].flatMap(([{ item }, parts]) => {
    const texts = parts.slice(0, MOST_LINES).map(({ text }) => text);
    const description = tidy(texts.filter(Boolean).join(' '));
    return item && /\p{L}{2}/u.test(description) ? [{ ...item, values: { description, ...item.values } }] : [];
  });
}

/** Descriptions that begin with 1, 2, 3 and so on begin with their place in the list. */
function unnumbered(items: readonly Item[]): readonly Item[] {
  const texts = items.map(({ values }) => String(values.description));
  const numbered = items.length >= 2 && texts.every((text, index) => text.startsWith(`${index + 1} `));
  if (!numbered) return items;
  return items.map((item, index) => ({
    ...item,
    values: { ...item.values, description: tidy(texts[index]!.slice(String(index + 1).length)) },
  }));
}

/**
 * Whether items begin on lines above their figures: few such lines head groups of items, and where the first item has
 * none and the last one below, all go on below.
 */
function mayBeginAbove(rows: readonly Row[]): boolean {
  const items = rows.filter(({ item }) => item).length;
  const begun = rows.filter(({ item }, at) => item && at > 0 && !rows[at - 1]!.item).length;
  return begun >= items * BEGUN && !(rows[0]?.item && !rows.at(-1)?.item);
}

/** The item a line of words goes on with, or begins: that which is nearer. */
function ownerOf(rows: readonly Row[], at: number, above: boolean): Row | undefined {
  const [before, after] = [reach(rows, at, -1), reach(rows, at, 1)];
  if (!above || !before || !after) return (before ?? (above ? after : undefined))?.row;
  return after.gap < before.gap * 0.8 ? after.row : before.row;
}

function reach(
  rows: readonly Row[],
  at: number,
  step: 1 | -1,
): { readonly row: Row; readonly gap: number } | undefined {
  let gap = 0;
  for (let index = at; ; index += step) {
    const [one, next] = [rows[index]!, rows[index + step]];
    if (!next || next.line.page !== one.line.page) return undefined;
    const [upper, lower] = step > 0 ? [one, next] : [next, one];
    const between = lower.line.box[1] - upper.line.box[3];
    if (between > heightOf(one.line.box) * LEADING) return undefined;
    gap = Math.max(gap, between);
    if (next.item) return { row: next, gap };
  }
}
