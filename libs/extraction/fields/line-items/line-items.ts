/**
 * The items of an invoice: of a table under headings that name its columns, or of a column of amounts that make a sum.
 * An item needs an amount and a description; sums between items, and sums carried from page to page, are no items.
 */
import { type LineItemField, type LineItemPath } from '../../kind/schema.js';
import { entriesOf } from '../../model/entries.js';
import { type Found } from '../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { equal } from '../totals/solve.js';
import { type DescribedItem, describedItems } from './described.js';
import { headedTable, type ItemTable } from './headed-table.js';
import { provedColumn, type Said } from './proved-column.js';
import { provedRows } from './proved-rows.js';

/** Raw sureness of what figures prove, of all else, and of lines that may go on with an item or be said of it. */
const [PROVED, SAID, GOES_ON] = [0.9, 0.65, 0.4];

export function lineItemFields(reading: Reading, { rows, proved }: ItemTable): Found<LineItemPath>[] {
  const items = describedItems(rows);
  const isPlain = items.every(({ lines, checked }) => lines === 1 && (checked || proved));
  return items.flatMap((item, index) =>
    entriesOf(item.values).map(([key, value]) => ({
      path: `line_items.${index}.${key}` as const,
      value,
      confidence: key === 'description' ? described(item, isPlain) : isProved(key, item, proved) ? PROVED : SAID,
      evidence: reading.place(item.line),
    })),
  );
}

const isProved = (key: LineItemField, { checked }: DescribedItem, proved: boolean): boolean =>
  checked || (proved && key === 'amount');

/** Words are proved by no sum; but where every item has its line and its figures come out, so do the columns. */
const described = ({ lines, checked }: DescribedItem, isPlain: boolean): number =>
  isPlain && checked ? PROVED : lines === 1 ? SAID : GOES_ON;

/**
 * Under its heading, or a column that makes a sum where that has more items or makes none itself.
 * @param said what a label says of an amount
 */
export function itemTableOf(reading: Reading, said: (amount: PlacedAmount) => Said | undefined): ItemTable {
  const lines = (what: Said) => new Set(reading.amounts.filter((one) => said(one) === what).map(({ line }) => line));
  const whole = headedTable(reading, lines('sum'));
  const taxes = lines('tax');
  const untaxed = { ...whole, rows: whole.rows.filter(({ line }) => !taxes.has(line)) };
  const made = [whole, untaxed].find((one) => makesSum(one, reading));
  const table = { ...(made ?? whole), proved: made !== undefined };
  const items = table.rows.filter(({ item }) => item).length;
  const column = provedColumn(reading, said);
  if (!column || (made && column.items.length <= items)) return table;
  const rows = provedRows(column, reading);
  return { ...table, rows, proved: true, lines: new Set([...table.lines, ...column.items.map(({ line }) => line)]) };
}

/** What its items come to is printed elsewhere. */
function makesSum({ rows }: Pick<ItemTable, 'rows'>, { amounts }: Reading): boolean {
  const items = rows.flatMap(({ item }) => item ?? []);
  const lines = new Set(items.map(({ line }) => line));
  const sum = items.reduce((all, { values }) => all + Number(values.amount), 0);
  return sum !== 0 && amounts.some(({ line, value, exact }) => exact && !lines.has(line) && equal(value, sum));
}
