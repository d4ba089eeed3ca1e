/**
 * A table for a list of records. Columns are as wide as what stands in them asks for, figures to the right, the head
 * again on each page. A list with more columns than a page can hold is set item by item instead.
 */
import type { Json } from '#kernel/json.js';
import type { Words } from '../written-export.js';
import { Columns } from '#domain/export/columns.js';
import { dotted } from '#domain/export/field-path.js';
import { rowOf } from '#domain/export/row.js';
import { INK, LEFT, RIGHT, SOFT, type Pages } from './pages.js';
import type { Style } from './typesetter.js';
import { printed } from './values.js';

const HEAD: Style = { cut: 'bold', size: 7.5, colour: SOFT };
const CELL: Style = { cut: 'regular', size: 8.5, colour: INK };
const FIGURE: Style = { ...CELL, cut: 'figures' };
const LEADING = 12;
const GAP = 10;
const NARROWEST = 34;
const WIDEST = 220;
/** Rows that are measured. */
const SAMPLE = 60;
/** A cell longer than this would fill pages with one item. */
const MOST_LINES = 40;

interface TableColumn {
  readonly key: string;
  readonly head: string;
  readonly numeric: boolean;
  readonly width: number;
}

type Item = ReadonlyMap<string, Json>;

export function setTable(pages: Pages, list: readonly Json[], words: Words): void {
  const rows = list.map((item) => rowOf(item, { openLists: false }));
  const found = new Columns();
  for (const row of rows) found.add(row);
  const items: Item[] = rows.map((row) => new Map(row.map(({ path, value }) => [dotted(path), value])));
  const columns = measured(
    pages,
    found.list().map(({ key }) => key),
    items,
    words,
  );
  if (!columns) return setItems(pages, items, words);
  setHead(pages, columns);
  for (const item of items) setRow(pages, columns, item, words);
}

/** undefined when they do not fit beside each other. */
function measured(
  pages: Pages,
  keys: readonly string[],
  items: readonly Item[],
  words: Words,
): TableColumn[] | undefined {
  const room = RIGHT - LEFT - GAP * (keys.length - 1);
  if (keys.length === 0 || room / keys.length < NARROWEST) return undefined;
  const wanted = keys.map((key) => {
    const values = items.map((item) => item.get(key)).filter((value) => value !== null && value !== undefined);
    const numeric = values.length > 0 && values.every((value) => typeof value === 'number');
    const texts = values.slice(0, SAMPLE).map((value) => printed(value, words.isMoney(key), words).slice(0, 80));
    const head = words.label(key);
    const widths = [
      pages.type.width(head, HEAD),
      ...texts.map((text) => pages.type.width(text, numeric ? FIGURE : CELL)),
    ];
    return { key, head, numeric, width: Math.min(WIDEST, Math.max(NARROWEST, ...widths)) };
  });
  const total = wanted.reduce((sum, { width }) => sum + width, 0);
  if (total <= room) {
    const widest = wanted.findIndex(({ numeric }) => !numeric);
    return wanted.map((column, at) => ({ ...column, width: column.width + (at === widest ? room - total : 0) }));
  }
  // Figures keep their width; text gives way.
  const fixed = wanted.reduce((sum, { numeric, width }) => sum + (numeric ? width : 0), 0);
  const share = (room - fixed) / (total - fixed);
  const shrunk = wanted.map((column) => ({ ...column, width: column.numeric ? column.width : column.width * share }));
  return shrunk.every(({ width }) => width >= NARROWEST) ? shrunk : undefined;
}

function setHead(pages: Pages, columns: readonly TableColumn[]): void {
  const heads = columns.map(({ head, width }) => pages.type.lines(head, HEAD, width, 2));
  const height = Math.max(...heads.map((lines) => lines.length)) * 10 + 5;
  pages.need(height + LEADING + 8);
  setCells(pages, columns, heads, HEAD, 10);
  pages.y += height;
  pages.rule(SOFT, 0.5);
  pages.y += 3;
}

function setRow(pages: Pages, columns: readonly TableColumn[], item: Item, words: Words): void {
  const cells = columns.map(({ key, width, numeric }) => {
    const text = printed(item.get(key), words.isMoney(key), words);
    return pages.type.lines(text, numeric ? FIGURE : CELL, width + 0.5, MOST_LINES);
  });
  const height = Math.max(...cells.map((lines) => lines.length)) * LEADING + 4;
  if (pages.need(height)) setHead(pages, columns);
  setCells(pages, columns, cells, undefined, LEADING);
  pages.y += height;
  pages.rule();
  pages.y += 2;
}

function setCells(
  pages: Pages,
  columns: readonly TableColumn[],
  cells: readonly (readonly string[])[],
  /** Absent: as the column asks for. */
  given: Style | undefined,
  leading: number,
): void {
  let x = LEFT;
  columns.forEach(({ numeric, width }, index) => {
    const style = given ?? (numeric ? FIGURE : CELL);
    cells[index]?.forEach((line, number) => {
      const indent = numeric ? width - pages.type.width(line, style) : 0;
      pages.type.draw(line, style, x + indent, pages.y + style.size + 1 + number * leading);
    });
    x += width + GAP;
  });
}

function setItems(pages: Pages, items: readonly Item[], words: Words): void {
  items.forEach((item, index) => {
    pages.need(3 * LEADING);
    pages.line(String(index + 1), HEAD, LEFT, LEADING);
    const parts = [...item].map(([key, value]) => `${words.label(key)}: ${printed(value, words.isMoney(key), words)}`);
    pages.paragraph(parts.join('  ·  '), CELL, LEADING);
    pages.y += 4;
  });
}
