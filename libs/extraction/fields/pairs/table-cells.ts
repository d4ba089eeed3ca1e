/** Which cells of a row stand by which labels of the row next to it. */
import { heightOf, type Line, middle, type Segment } from '../../layout/lines.js';
import { whole } from './whole.js';

type IsLabel = (text: string) => boolean;

/** In heights of the label, from its middle to that of what stands under or over it. */
export const REACH = 3;
/** In heights, how far from its label a value may stand to either side. */
const ASIDE = 2.5;
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
  const line = lines[index + side];
  if (!line || line.page !== lines[index]?.page || heads.has(index + side)) return undefined;
  const cells = cellsFor(line, labels, isLabel);
  const away = cells && distance(labels, cells);
  if (cells?.some(({ length }) => length > 1)) return undefined;
  return cells && away !== undefined && away < REACH ? { index: index + side, cells, away } : undefined;
}

/** How far the middles of the nearest are apart, in heights of the labels. */
export function distance(labels: readonly Segment[], cells: readonly (readonly Segment[])[]): number | undefined {
  const apart = cells.flat().flatMap((cell) => {
    const own = labels.find((label) => reaches(label, cell) >= 0) ?? labels[0];
    const [a, b] = [own?.words[0], cell.words[0]];
    return a && b ? [Math.abs(middle(a.box) - middle(b.box)) / Math.max(heightOf(a.box), heightOf(b.box))] : [];
  });
  return apart.length === 0 ? undefined : Math.min(...apart);
}

/** The cells of a line by the label each belongs to; none where one belongs to none, or asks itself. */
export function cellsFor({ segments }: Line, labels: readonly Segment[], isLabel: IsLabel): Segment[][] | undefined {
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
