/**
 * Boxes to tick of a form that is filled in on the screen: what each offers stands beside it, or over its column; boxes
 * of one name, in a row or under one another answer the question before or over them. A box without a question is a
 * statement.
 */
import { type Segment } from '../../layout/lines.js';
import { around, centre, heightOf, middle } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { after, before, type Print, upright, wrapped } from './print.js';

export interface Answer {
  readonly label: string;
  readonly text: string;
  /** Places in the list of fields. */
  readonly fields: readonly number[];
}

export interface TickField {
  readonly at: number;
  readonly box: Box;
  readonly ticked: boolean;
  readonly name?: string | undefined;
  readonly option?: Segment | undefined;
}

/** In heights of print: how far an option stands from its box at most. */
const BESIDE = 2.5;
/** A question over boxes stands as close as a label over a field; a heading farther. */
const OVER = 0.9;
const OVER_NAMED = 2.5;
const PITCH = 3.5;
/** Of a box alone: what it answers is near. */
const NEAR = 10;
const CLOSE = 1.5;
const LONG_OPTION = 6;
const ASIDE = [4, 3] as const;

/** @param taken labels of fields to write in */
export function answersOf(print: Print, boxes: readonly TickField[], taken: ReadonlySet<Segment>): Answer[] {
  const options = optionsOf(boxes);
  const isFree = (cell: Segment) => !options.has(cell) && !taken.has(cell);
  return groupsOf(boxes, print, isFree).flatMap((group) => {
    const ticked = group.filter((each) => each.ticked);
    if (ticked.length === 0) return [];
    const question = questionOf(group, print, isFree);
    const said = ticked.filter(({ option }) => option);
    if (question && said.length > 0) {
      const text = said.map(({ option }) => textOf(option!, print)).join(', ');
      return [{ label: question.text, text, fields: ticked.map(({ at }) => at) }];
    }
    if (question) return [{ label: question.text, text: 'X', fields: ticked.map(({ at }) => at) }];
    return said.map(({ option, at }) => ({ label: textOf(option!, print), text: 'X', fields: [at] }));
  });
}

const textOf = (option: Segment, print: Print): string => tidy(wrapped(option, print).text).replace(/\s*[/|]$/, '');

export const optionsOf = (boxes: readonly TickField[]): ReadonlySet<Segment> =>
  new Set(boxes.flatMap(({ option }) => (option ? [option] : [])));

export function withOptions(print: Print): TickField[] {
  const { fields, height } = print;
  const own = fields.flatMap(({ tick, box, value, name }, at) =>
    tick ? [{ at, box, ticked: value !== '', name }] : [],
  );
  const right = own.map(({ box }) => after(box, print)[0]);
  const left = own.map(({ box }) => before(box, print)[0]);
  const most = height * BESIDE;
  const gaps = (cells: readonly (Segment | undefined)[], gap: (cell: Segment, box: Box) => number) =>
    cells.map((cell, at) => (cell ? Math.min(most, Math.max(0, gap(cell, own[at]!.box))) : most));
  const rights = gaps(right, (cell, box) => cell.box[0] - box[2]);
  const lefts = gaps(left, (cell, box) => box[0] - cell.box[2]);
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const [beside, distances] = sum(rights) <= sum(lefts) ? [right, rights] : [left, lefts];
  const near = own.map((each, at) => ({ ...each, option: distances[at]! < most ? beside[at] : undefined }));
  const options = optionsOf(near);
  return near.map((each) => ({
    ...each,
    option: each.option ?? upright(each.box, print).find((cell) => !options.has(cell) && isHeading(cell, each.box)),
  }));
}

const isHeading = ({ box: [x0, , x1] }: Segment, box: Box): boolean => x0 < centre(box) && x1 > centre(box);

/** Boxes of one name; else those in a row, and rows under each other of which the lower has no question before it. */
function groupsOf(boxes: readonly TickField[], print: Print, isFree: (cell: Segment) => boolean): TickField[][] {
  const named = [...Map.groupBy(boxes, ({ name, at }) => name ?? String(at)).values()].filter(
    ({ length }) => length > 1,
  );
  const rest = boxes.filter((each) => !named.some((group) => group.includes(each)));
  const rows: TickField[][] = [];
  for (const each of [...rest].sort((a, b) => a.box[0] - b.box[0])) {
    const row = rows.find((own) => isInRow(own, each, print, isFree));
    if (row) row.push(each);
    else rows.push([each]);
  }
  const groups: TickField[][] = [];
  for (const row of rows.sort((a, b) => a[0]!.box[1] - b[0]!.box[1])) {
    const upper = besideOf(row, print, isFree)
      ? undefined
      : groups.find((group) => isUnder(row, group.at(-1)!, group, print));
    if (upper) upper.push(...row);
    else groups.push(row);
  }
  return [...named, ...groups.flatMap((group) => apart(group, print, isFree))];
}

/** A column without a question is a list of statements. */
const apart = (group: TickField[], print: Print, isFree: (cell: Segment) => boolean): TickField[][] =>
  questionOf(group, print, isFree) ? [group] : group.map((each) => [each]);

function isInRow(
  row: readonly TickField[],
  next: TickField,
  print: Print,
  isFree: (cell: Segment) => boolean,
): boolean {
  const last = row.at(-1)!;
  if (Math.abs(middle(last.box) - middle(next.box)) > heightOf(next.box) * 0.4) return false;
  const [left, right] = [last.box[2], next.box[0]];
  const isLevel = (box: Box) => box[0] > left - 1 && box[2] < right + 1 && box[1] < next.box[3] && box[3] > next.box[1];
  const parted = print.fields.some(({ box, tick }) => !tick && isLevel(box));
  return !parted && !print.cells.some((cell) => isLevel(cell.box) && isFree(cell));
}

const isUnder = (
  row: readonly TickField[],
  last: TickField,
  group: readonly TickField[],
  { height }: Print,
): boolean => {
  const [{ box }] = row as [TickField];
  const pitch = box[1] - last.box[1];
  const isShort = [...row, ...group].every(({ option }) => (option?.words.length ?? 0) <= LONG_OPTION);
  return (
    Math.abs(box[0] - group[0]!.box[0]) < height * 0.5 && pitch > height * 0.5 && pitch < height * PITCH && isShort
  );
};

function questionOf(
  group: readonly TickField[],
  print: Print,
  isFree: (cell: Segment) => boolean,
): Segment | undefined {
  return besideOf(group, print, isFree) ?? overOf(group, print, isFree) ?? behindOf(group, print, isFree);
}

/** What stands before the first of a row. */
function besideOf(group: readonly TickField[], print: Print, isFree: (cell: Segment) => boolean): Segment | undefined {
  const first = group[0]!;
  const isBefore = first.option && first.option.box[2] < centre(first.box);
  const start: Box = isBefore ? around([first, first.option!]) : first.box;
  const [question] = before(start, print).filter((cell) => cell !== first.option);
  if (!question || !isFree(question)) return undefined;
  if (group.length === 1 && !first.name) return /[:?]$/.test(question.text) ? question : undefined;
  const isNear = start[0] - question.box[2] < print.height * NEAR;
  const isLong = (first.option?.words.length ?? 0) > LONG_OPTION;
  return group.length > 1 || (isNear && !isLong) ? question : undefined;
}

/** "☐ Yes ☐ No  Is the boat insured?" */
function behindOf(group: readonly TickField[], print: Print, isFree: (cell: Segment) => boolean): Segment | undefined {
  const last = group.at(-1)!;
  if (group.length < 2 || !last.option || group.some(({ option }) => option?.words.length !== 1)) return undefined;
  const [question] = after(around([last, last.option]), print);
  const isNear = question && question.box[0] - last.option.box[2] < print.height * BESIDE;
  return isNear && isFree(question) ? wrapped(question, print) : undefined;
}

function overOf(group: readonly TickField[], print: Print, isFree: (cell: Segment) => boolean): Segment | undefined {
  const { cells, height } = print;
  const [first] = group as [TickField];
  const list = group.length > 1 ? group : first.name ? [] : listOf(first, print);
  if (list.length < 2) return undefined;
  const [left, top] = around(list);
  const most =
    height * ((group.length === 1 || first.name) && group.every(({ name }) => name === first.name) ? OVER_NAMED : OVER);
  return cells
    .filter(({ box }) => top - box[3] < most && box[3] < top + height * 0.3 && middle(box) < top)
    .filter(({ box }) => box[0] > left - height * ASIDE[0] && box[0] < left + height * ASIDE[1])
    .filter((cell) => isFree(cell) && !/\p{L}\.$/u.test(cell.text))
    .sort((a, b) => b.box[3] - a.box[3])[0];
}

/** Of a tick that was typed over a printed box: what is offered right above and under its option. */
function listOf({ option }: TickField, { cells, height }: Print): readonly Segment[] {
  if (!option) return [];
  const aligned = cells.filter(({ box }) => Math.abs(box[0] - option.box[0]) < height * 0.5);
  const at = aligned.indexOf(option);
  const isClose = (one: Segment, other: Segment) => other.box[1] - one.box[3] < height * CLOSE;
  let [from, to] = [at, at];
  while (from > 0 && isClose(aligned[from - 1]!, aligned[from]!)) from--;
  while (to < aligned.length - 1 && isClose(aligned[to]!, aligned[to + 1]!)) to++;
  return aligned.slice(from, to + 1);
}
