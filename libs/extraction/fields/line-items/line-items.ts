/**
 * The items of a plain table: one line an item, under a heading that names the columns, down to the first sum. An item needs a
 * description and an amount; quantity times price is checked against it. Lines without an amount are left out.
 */
import { type Line, spanOf } from '../../layout/lines.js';
import { cents, parseNumber } from '../../normalise/amounts.js';
import { tidy } from '../../normalise/text.js';
import { type Word } from '../../page.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { equal } from '../totals/solve.js';
import { type Column, columnAt, type ColumnName, columnsOf } from './columns.js';

const MOST_ITEMS = 200;

interface Item {
  readonly line: Line;
  readonly values: Readonly<Record<string, string | number>>;
  readonly checked: boolean;
}

export function lineItemFields(reading: Reading, isSum: (line: Line) => boolean): Found[] {
  const items = itemsOf(reading, isSum).slice(0, MOST_ITEMS);
  return items.flatMap(({ line, values, checked }, index) =>
    Object.entries(values).map(([key, value]) => ({
      path: `line_items.${index}.${key}`,
      value,
      confidence: checked ? 0.9 : 0.65,
      evidence: reading.place(line),
    })),
  );
}

function itemsOf({ layout }: Reading, isSum: (line: Line) => boolean): Item[] {
  const items: Item[] = [];
  let columns: Column[] | undefined;
  let page = -1;
  for (const line of layout.lines) {
    const heading = columnsOf(line);
    if (heading) [columns, page] = [heading, line.page];
    else if (!columns || line.page !== page) continue;
    else if (isSum(line)) columns = undefined;
    else {
      const item = itemOn(line, columns);
      if (item) items.push(item);
    }
  }
  return items;
}

function itemOn(line: Line, columns: readonly Column[]): Item | undefined {
  const cells = new Map<ColumnName, Word[]>();
  for (const word of line.words) {
    const name = columnAt(columns, word)?.name;
    if (name) cells.set(name, [...(cells.get(name) ?? []), word]);
  }
  const text = (name: ColumnName) => spanOf(cells.get(name) ?? [], line.page).text;
  const description = tidy(text('description'));
  const amount = numberIn(text('amount'));
  if (!/\p{L}{2}/u.test(description) || amount === undefined || !/[.,]\d{2}/.test(text('amount'))) return undefined;
  const quantity = numberIn(text('quantity'));
  const unitPrice = numberIn(text('unitPrice'));
  const rate = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%?/.exec(text('rate'))?.[1];
  const checked = quantity !== undefined && unitPrice !== undefined && equal(quantity * unitPrice, amount, 0.02);
  return {
    line,
    checked,
    values: {
      description,
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitPrice === undefined ? {} : { unit_price: cents(unitPrice) }),
      ...(rate ? { tax_rate: Number(rate.replace(',', '.')) } : {}),
      amount: cents(amount),
    },
  };
}

/** "4", "1,00 Stk", "$ 42.00", "-20,48 €": the first number, decimals of any length. */
function numberIn(text: string): number | undefined {
  const match = /(-)?\s*(\d[\d.,'’ ]*)/.exec(text);
  const digits = match?.[2]?.trim().replace(/[.,]$/, '');
  if (!match || !digits) return undefined;
  const fraction = /^(\d+)[.,](\d{1,4})$/.exec(digits);
  const value = fraction ? Number(`${fraction[1]}.${fraction[2]}`) : parseNumber(digits)?.value;
  return value === undefined ? undefined : match[1] ? -value : value;
}
