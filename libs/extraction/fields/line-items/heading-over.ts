/**
 * The columns of rows whose amounts are known, by the heading over the first of them, whatever that calls them: the
 * cell over the amounts heads these, and what is not known may be a description.
 */
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';
import { type Column, DEEPEST, hitsIn, stacked } from './columns.js';

/** Lines over the first row of a table among which its heading may be: groups of rows have names of their own. */
const OVER = 4;

/** @param at of the first row */
export function columnsOver(lines: readonly Line[], at: number, amounts: Box): readonly Column[] | undefined {
  const first = lines[at]!;
  for (let index = at - 1; index >= Math.max(0, at - OVER) && lines[index]!.page === first.page; index--) {
    if (isRow(lines[index]!)) return undefined;
    const cells = headingCells(lines, index).flatMap(atHeadings);
    const over = cells.find(({ box }) => box[0] < amounts[2] && box[2] > amounts[0]);
    if (over) return namedCells(cells, over);
  }
  return undefined;
}

/** Of another table; "01 | Yard" heads rows. */
const isRow = ({ segments, text }: Line): boolean => segments.length > 2 && /\d{2}/.test(text);

/** Of a line of two headings or more, with what stands right over them. */
function headingCells(lines: readonly Line[], index: number): readonly Segment[] {
  const isHeading = (line: Line | undefined): line is Line =>
    line?.page === lines[index]!.page && line.segments.length > 1 && !/\d{2}/.test(line.text);
  let cells: readonly Segment[] = isHeading(lines[index]) ? lines[index].segments : [];
  for (let up = index - 1; cells.length > 0 && up > index - DEEPEST; up--) {
    const [over, under] = [lines[up], lines[up + 1]!];
    if (!isHeading(over) || under.box[1] - over.box[3] > heightOf(under.box)) break;
    cells = stacked(over.segments, cells);
  }
  return cells;
}

/** Headings that stand too close for cells of their own. */
function atHeadings(cell: Segment): Segment[] {
  const starts = hitsIn(cell).map(({ words }) => cell.words.indexOf(words[0]!));
  const [, ...more] = [...new Set(starts)].sort((a, b) => a - b);
  return [0, ...more].map((from, at) => spanOf(cell.words.slice(from, more[at]), cell.page));
}

function namedCells(cells: readonly Segment[], amounts: Segment): readonly Column[] {
  const named = cells.map((cell) => ({ cell, name: hitsIn(cell)[0]?.name }));
  const described = named.filter(({ cell, name }) => name === 'description' && cell !== amounts).at(-1)?.cell;
  return named.map(({ cell, name = 'other' }): Column => {
    if (cell === amounts) return { name: 'amount', box: cell.box };
    if (name === 'description' && cell !== described) return { name: 'kind', box: cell.box };
    return { name: name === 'amount' ? 'other' : name, box: cell.box };
  });
}
