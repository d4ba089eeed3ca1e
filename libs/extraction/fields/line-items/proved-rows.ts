/** The rows of a column that makes a sum, by a heading over the first of them, whatever that calls it, or by none. */
import { type Line, type Segment, startOf } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { cents, unitPrice as asUnitPrice } from '../../normalise/amounts.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { type Column } from './columns.js';
import { columnsOver } from './heading-over.js';
import { itemOn, namesGoods } from './item-line.js';
import { type ProvedColumn } from './proved-column.js';
import { type Row, rowOf, textOf } from './table-row.js';
import { toldByRows } from './told-columns.js';

/** Lines that go on with the last item. */
const MOST_LINES = 6;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;

/** From the first item to the last, and what goes on under it. */
export function provedRows({ items }: ProvedColumn, { layout: { lines } }: Reading): Row[] {
  const amounts = new Map(items.map((amount) => [amount.line, amount]));
  const [first, last] = [lines.indexOf(items[0]!.line), lines.indexOf(items.at(-1)!.line)];
  const columnsOn = columnsByPage(items, lines);
  const named = items.map(nameCell).filter(({ text }) => namesGoods(text));
  // Names may stand above figures that have a column of their own.
  const left = named.length > 0 ? Math.min(...named.map(({ box }) => box[0] - heightOf(box))) : -Infinity;
  const within = ({ segments }: Line) =>
    segments.filter(({ box }) => box[0] >= left && box[0] < around(items[0]!.words)[0]);
  const from = columnsOn.size > 0 || named.length > 0 ? first : Math.max(0, first - 1);
  return lines.slice(from, last + MOST_LINES).flatMap((line): Row[] => {
    const amount = amounts.get(line);
    const columns = columnsOn.get(line.page);
    if (amount) return [columns ? itemUnder(columns, amount) : bareItem(amount)];
    if (AMOUNT.test(line.text)) return [];
    const row = columns ? rowOf(line, columns) : { line, text: textOf(within(line)) };
    return row && !row.item && row.text !== '' ? [row] : [];
  });
}

/** By the heading of each page, which a browser may set otherwise than that of the page before; else by that one. */
function columnsByPage(items: readonly PlacedAmount[], lines: readonly Line[]): ReadonlyMap<number, readonly Column[]> {
  const found = new Map<number, readonly Column[]>();
  let last: readonly Column[] | undefined;
  for (const page of new Set(items.map(({ line }) => line.page))) {
    const own = items.filter(({ line }) => line.page === page);
    const over = columnsOver(lines, lines.indexOf(own[0]!.line), around(own[0]!.words));
    last = over
      ? toldByRows(
          over,
          own.map(({ line }) => line),
        )
      : last;
    if (last) found.set(page, last);
  }
  return found;
}

/** The first cell of an item in a list without a heading: behind the amounts of a list beside it. */
function nameCell({ line, start }: PlacedAmount): Segment {
  const cells = line.segments.filter((cell) => startOf(line, cell) < start);
  const beside = cells.findLastIndex(
    (cell, at) =>
      AMOUNT.test(cell.text) && !namesGoods(cell.text) && cells.slice(at + 1).some(({ text }) => namesGoods(text)),
  );
  return cells[beside + 1] ?? line.segments[0]!;
}

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
