/**
 * The items of a table, under a heading that names its columns, on over the pages until sums end it; of an invoice
 * without such a heading those of a list that makes a sum. An item needs an
 * amount and a description, which may go on over lines above or below it that stand nearer to it than to the next;
 * quantity times price is checked against the amount. Sums between items, and sums carried from page to page, are no
 * items.
 */
import { fold } from '../../layout/fold.js';
import { type Line, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { cents } from '../../normalise/amounts.js';
import { tidy } from '../../normalise/text.js';
import { type LineItemField, type LineItemPath } from '../../kind/schema.js';
import { entriesOf } from '../../model/entries.js';
import { type Word } from '../../model/page.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { cellsOf, textIn } from './cells.js';
import { type Column, headingAt } from './columns.js';
import { amountIn, figuresFor, meanings } from './figures.js';
import { provedList } from './proved-list.js';

const FIGURES = ['quantity', 'unitPrice', 'rate', 'amount'] as const;
const MOST_LINES = 6;
/** In line heights, how far apart lines of one description stand. */
const LEADING = 1;
const CARRIED =
  /(?<!\p{L})(?:carried|brought|ubertrag|vortrag|a reporter|report|transport|suma strony|zwischensumme)(?!\p{L})/u;

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
  readonly words: readonly Word[];
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

/** @param isOther says of a line that it states a sum or a tax */
export function itemTableOf(
  reading: Reading,
  isSum: (line: Line) => boolean,
  isOther: (line: Line) => boolean = isSum,
): ItemTable {
  const table = headedTable(reading, isSum);
  if (table.rows.some(({ item }) => item)) return table;
  const rows = provedList(reading, isSum, isOther).map(({ line, amount }): Row => ({
    line,
    words: line.words.filter((word) => !amount.words.includes(word)),
    item: { line, values: { amount: amount.value }, checked: false },
  }));
  return {
    ...table,
    rows: rows.length > 0 ? rows : table.rows,
    lines: new Set([...table.lines, ...rows.map(({ line }) => line)]),
  };
}

function headedTable({ layout: { lines } }: Reading, isSum: (line: Line) => boolean): ItemTable {
  const rows: Row[] = [];
  const inTable = new Set<Line>();
  const unrated = new Set<Line>();
  let columns: readonly Column[] | undefined;
  let closed = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const heading = headingAt(lines, index);
    if (heading) {
      columns = heading.columns;
      closed = false;
      for (const each of lines.slice(index, index + heading.depth)) inTable.add(each);
      index += heading.depth - 1;
    } else if (!columns || CARRIED.test(fold(line.text))) continue;
    else if (headsAnother(line, columns)) columns = undefined;
    else if (isSum(line)) {
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
    const figures = FIGURES.some((name) => /\d/.test(textIn(cells, name)));
    return words.length > 0 && !figures ? { line, words } : undefined;
  }
  const quantityText = textIn(cells, 'quantity');
  const rate = RATE.exec(textIn(cells, 'rate'))?.[1];
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
    ...(unitPrice === undefined ? {} : { unit_price: cents(unitPrice) }),
    ...(rate ? { tax_rate: Number(rate.replace(',', '.')) } : {}),
    amount: cents(amount),
  };
  return { line, words: [...(cells.get('kind') ?? []), ...words], item: { line, values, checked } };
}

/** Each item with the words of its own line and of the lines that stand nearer to it than to its neighbour. */
function described(rows: readonly Row[]): Item[] {
  const owned = new Map<Row, Row[]>();
  rows.forEach((row, at) => {
    const owner = row.item ? row : ownerOf(rows, at);
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), row]);
  });
  return [...owned].flatMap(([{ item, line }, parts]) => {
    const text = parts.slice(0, MOST_LINES).map(({ words }) => spanOf(words, line.page).text);
    const description = tidy(text.filter(Boolean).join(' '));
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

function ownerOf(rows: readonly Row[], at: number): Row | undefined {
  const reach = (step: 1 | -1): { readonly row: Row; readonly gap: number } | undefined => {
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
  };
  const [before, after] = [reach(-1), reach(1)];
  if (!before || !after) return (before ?? after)?.row;
  return after.gap < before.gap * 0.8 ? after.row : before.row;
}
