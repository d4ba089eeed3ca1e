/**
 * What each field to write in asks for. Its label stands in its corner, beside it, over it or under it: nearest, in the
 * manner in which the page asks for most, each label for one field. Fields under one another have one label over or
 * under them all.
 */
import { squeezed } from '../../layout/fold.js';
import { type Segment } from '../../layout/lines.js';
import { centre, middle } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';
import { type Candidate, othersLabels } from './over-or-under.js';
import { type Place } from './places.js';
import { before, isAsking, type Print, upright } from './print.js';

type Side = Candidate['side'];

/** Costs: of being on a side at all, and for each height of print away. */
const SIDE: Readonly<Record<Side, number>> = { inside: 0, left: 0.3, above: 0.3, below: 0.5 };
const AWAY: Readonly<Record<Side, number>> = { inside: 0.1, left: 0.04, above: 0.4, below: 0.4 };
const ASIDE = 0.05;
/** What it is worth that the form's own name for the field is the same. */
const CALLED = 1.5;
const LEAST_NAME = 3;
/** What it finds under a field may be a sentence. */
const LONGEST_UNDER = 8;
/** What a side is worth on which all other fields have their label. */
const MANNER = 1;
/** In heights of print. */
const FARTHEST_ABOVE = 2;
const FARTHEST_BELOW = 1.3;
const NEAR = 6;

/** @returns the label of each place that has one, and what it shares with those of its column */
export function questionsOf(
  places: readonly Place[],
  print: Print,
  options: ReadonlySet<Segment>,
  columns: ReadonlyMap<Place, readonly Place[]>,
): ReadonlyMap<Place, Segment> {
  // What a box to tick offers may ask for more beside it ("Other"), but not for what is under it.
  const all = places
    .flatMap((place) => candidatesOf(place, columns.get(place)!, places, print))
    .filter(({ place, side, cell }) => !options.has(cell) || (side === 'left' && isNear(cell, place, print)));
  const share = new Map<Side, number>();
  for (const own of Map.groupBy(all, ({ place }) => place).values()) {
    const { side } = own.reduce((best, each) => (each.cost < best.cost ? each : best));
    share.set(side, (share.get(side) ?? 0) + 1 / places.length);
  }
  const rows = new Set([...columns.values()].filter((column) => isOfRows(column, all)));
  const others = othersLabels(all);
  const rankOf = (candidate: Candidate) => {
    const { place, side, cost } = candidate;
    if (side === 'left' && rows.has(columns.get(place)!)) return -MANNER;
    return cost - MANNER * (share.get(side) ?? 0) + (others.has(candidate) ? MANNER : 0);
  };
  const asked = new Map<Place, Segment>();
  const taken = new Map<Segment, readonly Place[] | Place>();
  for (const { place, cell, side } of [...all].sort((a, b) => rankOf(a) - rankOf(b))) {
    const owner = side === 'above' || side === 'below' ? columns.get(place)! : place;
    if (asked.has(place) || (taken.has(cell) && taken.get(cell) !== owner)) continue;
    asked.set(place, cell);
    taken.set(cell, owner);
  }
  for (const place of places) {
    const heading = asked.has(place) ? undefined : headingOf(place, places, print);
    if (heading) asked.set(place, heading);
  }
  return asked;
}

const isNear = (cell: Segment, { box }: Place, { height }: Print): boolean => box[0] - cell.box[2] < height * NEAR;

/** Each of its places has a label of its own before it: what stands over them all says of them all the same. */
function isOfRows(column: readonly Place[], all: readonly Candidate[]): boolean {
  const labels = column.map((place) => all.find((each) => each.place === place && each.side === 'left')?.cell);
  return column.length > 1 && !labels.includes(undefined) && new Set(labels).size === labels.length;
}

function candidatesOf(place: Place, column: readonly Place[], places: readonly Place[], print: Print): Candidate[] {
  const { cells, height } = print;
  const { box } = place;
  const found = (side: Side, cell: Segment | undefined, gap: number, aside = 0): Candidate[] =>
    cell
      ? [
          {
            place,
            cell,
            side,
            cost: costOf(side, gap / height, aside / height) - (isCalled(cell, side, place) ? CALLED : 0),
          },
        ]
      : [];
  const corner = cells.find((cell) => isAsking(cell) && isIn(cell.box, box));
  const [left] = before(box, print);
  const [top, bottom] = [column[0]!.box, column.at(-1)!.box];
  const [above] = upright(top, print);
  const [below] = upright(bottom, print, true);
  const over = above && !isParted(above.box, top, place, places) ? top[1] - above.box[3] : Infinity;
  const under = below && !isParted(bottom, below.box, place, places) ? below.box[1] - bottom[3] : Infinity;
  return [
    ...found('inside', corner, corner ? corner.box[1] - box[1] : 0),
    ...found('left', left, left ? box[0] - left.box[2] : 0),
    ...(over < height * FARTHEST_ABOVE ? found('above', above, over, above!.box[0] - box[0]) : []),
    ...(under < height * FARTHEST_BELOW ? found('below', below, under, below!.box[0] - box[0]) : []),
  ];
}

const costOf = (side: Side, gap: number, aside: number): number =>
  SIDE[side] + AWAY[side] * Math.max(0, gap) + ASIDE * Math.abs(aside);

/** The form calls its field as the print does; Acrobat names fields so, those of a table with their row. */
function isCalled({ text, words }: Segment, side: Side, { hint = '' }: Place): boolean {
  if (side === 'below' && words.length > LONGEST_UNDER) return false;
  const name = squeezed(hint.replace(/_Row_\d+$|[\s_]*\[?\d+\]?$/u, ''));
  return name.length >= LEAST_NAME && squeezed(text).startsWith(name);
}

const isIn = (cell: Box, box: Box): boolean =>
  middle(cell) > box[1] && middle(cell) < box[3] && cell[0] > box[0] - 1 && cell[0] < centre(box);

/** Another place lies between two boxes one under the other. */
const isParted = (upper: Box, lower: Box, place: Place, places: readonly Place[]): boolean =>
  places.some(
    ({ box }) =>
      box !== place.box &&
      middle(box) > upper[3] &&
      middle(box) < lower[1] &&
      Math.min(box[2], place.box[2]) > Math.max(box[0], place.box[0]),
  );

/** The nearest print over it that is over other places of its column, too. */
function headingOf({ box }: Place, places: readonly Place[], print: Print): Segment | undefined {
  const heading = upright(box, print)[0];
  const isShared =
    heading &&
    places.some(
      (other) =>
        other.box[3] <= box[1] + 1 &&
        other.box[1] > heading.box[1] &&
        Math.abs(other.box[0] - box[0]) < print.height &&
        Math.abs(other.box[2] - box[2]) < print.height,
    );
  return isShared ? heading : undefined;
}
