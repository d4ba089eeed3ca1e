/**
 * What a form that is filled in on the screen prints, without what was filled in: cells that end where a field begins.
 * And how far they stand from a field, in its directions.
 */
import { linesOf, median, type Segment, type Span, spanOf } from '../../layout/lines.js';
import { centre, heightOf, middle } from '../../model/boxes.js';
import { type Box, type FormField, type Page } from '../../model/page.js';
import { cutAt } from './cut-cells.js';
import { isBetween, isLevel } from './level.js';

export interface Print {
  readonly cells: readonly Segment[];
  readonly fields: readonly FormField[];
  /** Of its lines, what other distances are told in. */
  readonly height: number;
}

/** Dots, dashes and rules that lead from a label to its field. */
const LEADER = /^(?:[.·…_]+|[-–—]{2,})$/;
const USUAL = 10;

export function printOf(page: Page): Print {
  const { fields = [] } = page;
  const words = page.words.filter(({ field, text }) => field === undefined && !LEADER.test(text));
  const cells = linesOf({ ...page, words }).flatMap(({ segments }) => segments.flatMap((cell) => cutAt(cell, fields)));
  return { cells, fields, height: median(cells.map(({ box }) => heightOf(box))) || USUAL };
}

/** "a.", "7a", "(b)" */
const ITEM = /^\(?(?:[\d.]+\p{L}?|\p{L})[.)]*$/u;
/** Says how to write a date, or joins two fields. */
const NO_LABEL =
  /^\(?(?:(?:d{1,2}|m{1,2}|y{2,4}|j{2,4}|a{2,4}|t{1,2}|day|month|year)(?:[ ./-]+|(?=[my]{2})|\)?$)){2,}$|^(?:and|or|und|oder|et|ou|y|e)$/i;

/** It can ask for something: "4", "7a" and "18.90 €" only number or count. */
export const isAsking = ({ text }: Span): boolean =>
  /\p{L}/u.test(text) &&
  !ITEM.test(text) &&
  !NO_LABEL.test(text) &&
  !/^[^\p{L}]*\d[^\p{L}]*(?:EUR|USD|CHF|GBP|kg|km|cm)?$/u.test(text);

/** In heights of print: how far a cell may reach into a field, or stand off its line. */
const INTO = 0.5;
/** A field with more lines than one is asked for beside its first. */
const SEVERAL = 2.5;
const FIRST_LINES = 2.2;

/** What stands on the line of a box before it, nearest first, up to the next field. */
export function before(box: Box, { cells, fields, height }: Print, isOwn = isAsking): Segment[] {
  const bottom = heightOf(box) > height * SEVERAL ? box[1] + height * FIRST_LINES : box[3];
  const found = cells.filter(
    (cell) =>
      cell.box[2] <= box[0] + height * INTO &&
      middle(cell.box) > box[1] - height * INTO &&
      middle(cell.box) < bottom + height * INTO &&
      isOwn(cell) &&
      !fields.some((field) => isLevel(cell.box, field.box) && isBetween(field.box, cell.box[2], box[0])),
  );
  const nearest = found.sort((a, b) => b.box[2] - a.box[2]);
  // Small print under a label that says how to answer it is no label.
  const first = nearest[0] && nearest.filter(({ box: other }) => other[2] > nearest[0]!.box[0]).sort(byTop)[0];
  return first ? [first, ...nearest.filter((cell) => cell !== first)] : [];
}

const byTop = (a: Span, b: Span): number => a.box[1] - b.box[1];

/** What stands on the line of a box after it, nearest first, up to the next field. */
export function after(box: Box, { cells, fields, height }: Print): Segment[] {
  const found = cells.filter(
    (cell) =>
      cell.box[0] >= box[2] - height * INTO &&
      middle(cell.box) > box[1] - height * INTO * 0.6 &&
      middle(cell.box) < box[3] + height * INTO * 0.6 &&
      isAsking({ ...cell, text: `${cell.text}x` }) &&
      !fields.some((field) => isLevel(cell.box, field.box) && isBetween(field.box, box[2], cell.box[0])),
  );
  return found.sort((a, b) => a.box[0] - b.box[0]);
}

/** What stands over a box or, `down`, under it, nearest first; of those on one line what is flush or centred. */
export function upright(box: Box, { cells, height }: Print, down = false): Segment[] {
  const gapTo = (cell: Segment) => (down ? cell.box[1] - box[3] : box[1] - cell.box[3]);
  const over = cells
    .filter((cell) => isAsking(cell) && gapTo(cell) > -height * INTO && isOver(cell.box, box, height))
    .sort((a, b) => gapTo(a) - gapTo(b));
  const [nearest] = over;
  const isAsNear = (cell: Segment) => gapTo(cell) - gapTo(nearest!) < height * INTO;
  const aside = ({ box: cell }: Segment) => Math.min(Math.abs(cell[0] - box[0]), Math.abs(centre(cell) - centre(box)));
  return [...over.filter(isAsNear).sort((a, b) => aside(a) - aside(b)), ...over.filter((cell) => !isAsNear(cell))];
}

const BEGINS = 2.5;

/** It begins where a box is, or in the middle of it, or covers it. */
const isOver = (cell: Box, box: Box, height: number): boolean =>
  (cell[0] > box[0] - height * BEGINS && cell[0] < box[2] - Math.min(height, (box[2] - box[0]) / 2)) ||
  Math.abs(centre(cell) - centre(box)) < height * 1.5;

const MOST_LINES = 3;

/** A cell with the lines it goes on over: they begin where it begins, close together, beside no field. */
export function wrapped(cell: Segment, print: Print): Segment {
  const lines = [cell];
  for (const [from, to] of [
    [1, 3],
    [3, 1],
  ] as const) {
    for (let next = nextLine(cell, from, to, print); next && lines.length < MOST_LINES;) {
      if (from === 3) lines.push(next);
      else lines.unshift(next);
      next = nextLine(next, from, to, print);
    }
  }
  return lines.length === 1
    ? cell
    : spanOf(
        lines.flatMap(({ words }) => words),
        cell.page,
      );
}

/** @param from the edge of the cell that the other's edge `to` is close to: its top or its bottom */
function nextLine(
  { box: own }: Segment,
  from: 1 | 3,
  to: 1 | 3,
  { cells, fields, height }: Print,
): Segment | undefined {
  return cells.find(
    ({ box }) =>
      Math.abs(box[0] - own[0]) < height * 0.3 &&
      Math.abs(heightOf(box) - heightOf(own)) < height * 0.1 &&
      Math.abs(box[to] - own[from]) < height * 0.35 &&
      !fields.some((field) => isLevel(box, field.box)),
  );
}
