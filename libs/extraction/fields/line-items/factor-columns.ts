/** Columns of quantities and prices by what their figures come to, where their headings do not tell. */
import { type Line } from '../../layout/lines.js';
import { cellsOf, textIn } from './cells.js';
import { type Column, type ColumnName } from './columns.js';
import { amountIn, figuresFor, meanings } from './figures.js';

/** Rows looked at. */
const MOST = 30;
/** Of the rows, how many must be products. */
const ENOUGH = 0.5;
const UNTOLD: ReadonlySet<ColumnName> = new Set(['other', 'rate']);

/** @param rows lines of which those with an amount in its column count */
export function withFactors(columns: readonly Column[], rows: readonly Line[]): readonly Column[] {
  const priced = rows.filter((line) => amountOn(line, columns) !== undefined).slice(0, MOST);
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

/** Whether a row's amount, being quantity and price multiplied, is more than one of them; undefined where it is not. */
function productOn(line: Line, columns: readonly Column[]): boolean | undefined {
  const cells = cellsOf(line, columns);
  const [counts, prices] = [meanings(textIn(cells, 'quantity'), 'count'), meanings(textIn(cells, 'unitPrice'))];
  const { quantity, unitPrice, checked } = figuresFor(counts, prices, amountOn(line, columns)!);
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
