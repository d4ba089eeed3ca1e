/** The table of items under headings that name its columns, on over the pages until sums end it. */
import { fold } from '../../layout/fold.js';
import { type Line, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Reading } from '../../reading/reading.js';
import { cellsOf, textIn } from './cells.js';
import { type Column, headingAt } from './columns.js';
import { amountIn } from './figures.js';
import { CARRIED } from './proved-column.js';
import { type Row, rowOf } from './table-row.js';
import { toldByRows } from './told-columns.js';

/** Lines under a heading by which its columns are told. */
const NEXT = 60;
const CURRENCY = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

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
  /** What the items come to is printed. */
  readonly proved: boolean;
}

/** @param sums lines that state one */
export function headedTable({ layout: { lines } }: Reading, sums: ReadonlySet<Line>): Omit<ItemTable, 'proved'> {
  const rows: Row[] = [];
  const inTable = new Set<Line>();
  const unrated = new Set<Line>();
  let columns: readonly Column[] | undefined;
  let closed = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const heading = headingAt(lines, index);
    if (heading) {
      columns = toldByRows(heading.columns, lines.slice(index + heading.depth, index + heading.depth + NEXT));
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
