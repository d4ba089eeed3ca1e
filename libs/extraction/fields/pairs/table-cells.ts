/** Which cells of a row stand by which labels of the row next to it, and of the rows under that. */
import { type Line, type Segment } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { isLoud } from '../../normalise/text.js';
import { isShortLabel } from './short-label.js';
import { asks } from './prompts.js';
import { isSign } from './signs.js';
import { whole } from './whole.js';

type IsLabel = (text: string) => boolean;

/** In heights of the label, from its middle to that of what stands under or over it. */
const REACH = 3;
/** In heights, how far from its label a value may stand to either side. */
const ASIDE = 2.5;
/** In heights, from line to line of a value. */
const LEADING = 1.6;
const MOST_ROWS = 40;
/** How many of its columns each row of a table fills, and how many are enough however many it has. */
const MOSTLY = 0.7;
const MANY = 5;
/** A row of labels stands this much further under the values of others than values under their labels. */
const FURTHER = 1.25;
/** How much nearer the other row must be. */
export const NEARER = 0.85;
/** Above what any cell may cover: it begins where its label does. */
const BEGUN = 1e6;
/** What makes a table. */
export const LEAST_COLUMNS = 3;

export const isFilled = (cell: readonly Segment[]): boolean => cell.length > 0;

export interface Row {
  readonly index: number;
  readonly cells: readonly (readonly Segment[])[];
  readonly away: number;
}

/** The row next to the labels on that side, when each of its cells belongs to one of them. */
export function rowAt(
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  index: number,
  side: 1 | -1,
  labels: readonly Segment[],
  isLabel: IsLabel,
): Row | undefined {
  const remarked = side > 0 && isOfRemarks(lines[index + side]);
  const at = remarked ? index + 2 : index + side;
  const line = lines[at];
  if (!line || line.page !== lines[index]?.page || heads.has(at)) return undefined;
  if (remarked && line.segments.some(({ text }) => asks(text))) return undefined;
  const cells = cellsFor(line, labels, isLabel);
  const away = cells && distance(labels, cells);
  if (cells?.some(({ length }) => length > 1)) return undefined;
  return cells && away !== undefined && away < REACH ? { index: at, cells, away } : undefined;
}

/** "(last, first)" and "(month/day/year)" say what to write under their labels. */
const isOfRemarks = (line: Line | undefined): boolean =>
  line !== undefined && line.segments.filter(({ text }) => isRemark(text)).length > line.segments.length / 2;

const isRemark = (text: string): boolean => /^\([^)]*\p{L}{2}/u.test(text);

/** How far the middles of the nearest are apart, in heights of the labels. */
function distance(labels: readonly Segment[], cells: readonly (readonly Segment[])[]): number | undefined {
  const apart = cells.flat().flatMap((cell) => {
    const own = labels.find((label) => reaches(label, cell) >= 0) ?? labels[0];
    const [a, b] = [own?.words[0], cell.words[0]];
    return a && b ? [Math.abs(middle(a.box) - middle(b.box)) / Math.max(heightOf(a.box), heightOf(b.box))] : [];
  });
  return apart.length === 0 ? undefined : Math.min(...apart);
}

/** The cells of a line by the label each belongs to; none where one belongs to none, or asks itself. */
function cellsFor({ segments }: Line, labels: readonly Segment[], isLabel: IsLabel): Segment[][] | undefined {
  const begins = (cell: Segment) => labels.some((label) => reaches(label, cell) > BEGUN);
  const own = whole(
    segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    begins,
  );
  if (own.some(({ text }) => isLabel(text))) return undefined;
  if (own.length === labels.length && own.length >= LEAST_COLUMNS && takeTurns(labels, own))
    return own.map((cell) => [cell]);
  const cells = labels.map((): Segment[] => []);
  for (const segment of own) {
    const fits = labels.map((label) => reaches(label, segment));
    const nearest = fits.indexOf(Math.max(...fits));
    const best = (fits[nearest] ?? -1) < 0 ? outermost(labels, segment) : nearest;
    if (best < 0) return undefined;
    cells[best]!.push(segment);
  }
  return cells.some(isFilled) ? cells : undefined;
}

/** A cell for each label, none beyond the labels beside its own: headings are centred, what is under them is not. */
const takeTurns = (labels: readonly Segment[], cells: readonly Segment[]): boolean =>
  cells.every(({ box }, at) => {
    const [before, after] = [labels[at - 1], labels[at + 1]];
    return (!before || box[0] > before.box[2]) && (!after || box[2] < after.box[0]);
  });

/** Headings are centred over the widest of their columns: what stands beyond the outermost of several is its own. */
function outermost(labels: readonly Segment[], { box }: Segment): number {
  const [first, last] = [labels[0]!, labels.at(-1)!];
  if (labels.length < LEAST_COLUMNS) return -1;
  return box[2] < first.box[0] ? 0 : box[0] > last.box[2] ? labels.length - 1 : -1;
}

/** How well a cell stands by a label: begun where it begins, else by what both cover; not at all below zero. */
function reaches({ box: label }: Segment, { box: cell }: Segment): number {
  const height = heightOf(label);
  if (Math.abs(cell[0] - label[0]) < height) return 2 * BEGUN - Math.abs(cell[0] - label[0]);
  const shared = Math.min(label[2], cell[2]) - Math.max(label[0], cell[0]);
  return shared > -height * ASIDE ? shared + height * ASIDE : -1;
}

export const cellsWithLetters = (line: Line | undefined): readonly Segment[] =>
  line?.segments.filter(({ text }) => /\p{L}/u.test(text)) ?? [];

/** The rows under labels, a cell for each label, as far as they go on alike. */
export function rowsUnder(
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  index: number,
  labels: readonly Segment[],
  isLabel: IsLabel,
): Segment[][][] {
  const first = rowAt(lines, heads, index, 1, labels, isLabel);
  if (!first) return [];
  const rows: Segment[][][] = [first.cells.map((cell) => [...cell])];
  let last: readonly Segment[] = first.cells.flat();
  let pitch = Infinity;
  for (let at = first.index + 1; at < lines.length && rows.length < MOST_ROWS && !heads.has(at); at++) {
    const line = lines[at]!;
    const cells = line.page === lines[index]!.page ? cellsFor(line, labels, isLabel) : undefined;
    const away = cells && distance(last, cells);
    if (!cells || away === undefined || away > REACH || (!cells.every(isFilled) && cells.flat().some(isQuestion)))
      break;
    const filled = cells.filter(isFilled).length;
    if (filled === 1 && (away > LEADING || cells.flat().some(({ text }) => isHeadline(text)))) break;
    if (filled > 1 && (labels.length < LEAST_COLUMNS || filled < Math.min(labels.length * MOSTLY, MANY))) break;
    if (filled > 1 && away > first.away * FURTHER && mayHead(lines, at)) break;
    if (filled > 1) pitch = away;
    if (filled > 1 || (away > pitch * NEARER && isFilled(cells[0]!))) rows.push(cells.map((cell) => [...cell]));
    else cells.forEach((cell, column) => rows.at(-1)![column]!.push(...cell));
    last = cells.flat();
  }
  return rows;
}

/** What asks for something itself or offers boxes to tick, and leaves columns out, is in no table. */
const isQuestion = ({ text, words }: Segment): boolean => asks(text) || words.some((word) => isSign(word.text));

/** Short texts with cells under them. */
function mayHead(lines: readonly Line[], index: number): boolean {
  const [row, next] = [cellsWithLetters(lines[index]), lines[index + 1]];
  return (
    next !== undefined && row.every(({ text }) => isShortLabel(text)) && cellsFor(next, row, () => false) !== undefined
  );
}

/** "OTHER INFORMATION" between two rows of frames. */
const isHeadline = (text: string): boolean => isLoud(text) && !/\d/.test(text);
