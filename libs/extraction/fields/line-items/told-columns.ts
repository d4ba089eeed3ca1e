/**
 * What the rows under them tell of columns whose headings do not: that of most letters describes, and quantity and
 * price are those that multiply to the amounts.
 */
import { type Line } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { letterCount } from '../../normalise/text.js';
import { APART, cellsOf, columnAt, textIn } from './cells.js';
import { type Column, type ColumnName } from './columns.js';
import { amountIn } from './figures.js';
import { figuresOf } from './table-row.js';

/** Rows looked at. */
const MOST = 30;
/** Of the rows, how many must be products. */
const ENOUGH = 0.5;
const UNTOLD: ReadonlySet<ColumnName> = new Set(['other', 'rate']);

export const toldByRows = (columns: readonly Column[], rows: readonly Line[]): readonly Column[] =>
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

/** @param rows lines of which those with an amount in its column count */
function withFactors(whole: readonly Column[], rows: readonly Line[]): readonly Column[] {
  const priced = rows.filter((line) => amountOn(line, whole) !== undefined).slice(0, MOST);
  const columns = whole.flatMap((column) => (column.name === 'amount' ? [column] : atGap(column, whole, priced)));
  const products = (chosen: readonly Column[]) => priced.flatMap((line) => productOn(line, chosen) ?? []);
  const enough = Math.max(1, priced.length * ENOUGH);
  if (products(columns).length >= enough) return columns;
  const [best] = pairsOf(columns)
    .map((chosen) => ({ chosen, found: products(chosen) }))
    // One time a price is any number that a row says twice.
    .filter(({ found }) => found.length >= enough && found.some((isMany) => isMany))
    .sort((a, b) => b.found.length - a.found.length);
  return best?.chosen ?? columns;
}

const amountOn = (line: Line, columns: readonly Column[]) => amountIn(textIn(cellsOf(line, columns), 'amount'));

/** Two columns whose headings stand too close to be told apart, where paper parts figures in most rows: "Qty Rate". */
function atGap(column: Column, columns: readonly Column[], rows: readonly Line[]): Column[] {
  const gaps = rows.flatMap((line): (readonly [number, number])[] => {
    const words = line.words.filter((word) => columnAt(columns, word) === column);
    const at = words.findIndex(
      ({ box }, index) => index > 0 && box[0] - words[index - 1]!.box[2] > heightOf(box) * APART,
    );
    const isFigure = (part: readonly Word[]) => part.some(({ text }) => /\d/.test(text));
    if (at < 0 || !isFigure(words.slice(0, at)) || !isFigure(words.slice(at))) return [];
    return [[words[at - 1]!.box[2], words[at]!.box[0]]];
  });
  const [from, to] = [Math.max(...gaps.map(([left]) => left)), Math.min(...gaps.map(([, right]) => right))];
  if (gaps.length < 2 || gaps.length < rows.length * ENOUGH || from >= to) return [column];
  const [left, top, right, bottom] = column.box;
  return [
    { ...column, box: [Math.min(left, from), top, from, bottom] },
    { name: 'other', box: [to, top, Math.max(right, to + 1), bottom] },
  ];
}

/** Whether a row's amount, being quantity and price multiplied, is more than one of them; undefined where it is not. */
function productOn(line: Line, columns: readonly Column[]): boolean | undefined {
  const cells = cellsOf(line, columns);
  const { quantity, unitPrice, checked } = figuresOf(cells, amountOn(line, columns)!);
  return checked ? Math.abs(quantity!) !== 1 && Math.abs(unitPrice!) !== 1 : undefined;
}

/** The columns with each two of those that are not told as quantity and price; one that is told stays. */
function pairsOf(columns: readonly Column[]): (readonly Column[])[] {
  const of = (name: ColumnName) => columns.filter((column) => column.name === name || UNTOLD.has(column.name));
  return of('quantity').flatMap((quantity) =>
    of('unitPrice').flatMap((price) =>
      quantity === price ? [] : [columns.map((column) => renamed(column, quantity, price))],
    ),
  );
}

function renamed(column: Column, quantity: Column, price: Column): Column {
  if (column === quantity) return { ...column, name: 'quantity' };
  if (column === price) return { ...column, name: 'unitPrice' };
  return column.name === 'quantity' || column.name === 'unitPrice' ? { ...column, name: 'other' } : column;
}
