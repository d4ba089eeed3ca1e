/** Fields under one another: a column of a table, or the lines of one answer. */
import { type Segment } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';
import { type Place } from './places.js';
import { type Print } from './print.js';

/** In heights of print. */
const STACKED = 1;
const PROSE_WORDS = 4;

/** Places of one width right under each other, without print between them, from the top. */
export function columnsOf(places: readonly Place[], print: Print): ReadonlyMap<Place, readonly Place[]> {
  const columns: Place[][] = [];
  for (const place of [...places].sort((a, b) => a.box[1] - b.box[1])) {
    const column = columns.find((each) => isNext(each.at(-1)!.box, place.box, print));
    if (column) column.push(place);
    else columns.push([place]);
  }
  return new Map(columns.flatMap((column) => column.map((place) => [place, column])));
}

function isNext(upper: Box, lower: Box, { cells, height }: Print): boolean {
  const alike = Math.abs(upper[0] - lower[0]) < height * 0.4 && Math.abs(upper[2] - lower[2]) < height * 0.4;
  const gap = lower[1] - upper[3];
  if (!alike || gap < -height * 0.5 || gap > Math.max(height * STACKED, heightOf(upper) * 0.6)) return false;
  return !cells.some(
    ({ box }) => middle(box) > upper[3] && middle(box) < lower[1] && box[0] < upper[2] && box[2] > upper[0],
  );
}

/**
 * Lines of one answer as one place: sentences with nothing beside them, of which only the first has a label, or all
 * have one over or under them. Places of other columns are left as they are.
 */
export function withLines(
  places: readonly Place[],
  asked: ReadonlyMap<Place, Segment>,
  columns: ReadonlyMap<Place, readonly Place[]>,
): Place[] {
  const gone = new Set<Place>();
  const whole = new Map<Place, Place>();
  for (const column of new Set(columns.values())) {
    const [first, ...more] = column;
    const question = first && asked.get(first);
    const isOne = more.every((place) => !asked.has(place) || asked.get(place) === question);
    if (!first || !question || more.length === 0 || !isOne || !isProse(first.value)) continue;
    if (column.some((place) => hasBeside(place, places))) continue;
    whole.set(first, {
      ...first,
      fields: column.flatMap(({ fields }) => fields),
      value: column.flatMap(({ value }) => value || []).join(' '),
    });
    for (const place of more) gone.add(place);
  }
  return places.filter((place) => !gone.has(place)).map((place) => whole.get(place) ?? place);
}

const isProse = (text: string): boolean => text.split(' ').length >= PROSE_WORDS;

const hasBeside = ({ box }: Place, places: readonly Place[]): boolean =>
  places.some((other) => other.box !== box && middle(other.box) > box[1] && middle(other.box) < box[3]);
