/**
 * Small square frames on a picture: two strokes of a length, as far apart as they are long, ink between their ends.
 * What goes on beyond two of its corners is a cell of a table or of a row of boxes for single letters, and no frame.
 */
import { inkAlong, inkIn, isInked, sidesOf, type Sided, type Way } from './along.js';
import { type Ink } from './ink.js';
import { type Direction, isBlock, isThin, type Stroke } from './strokes.js';

export interface Outline extends Sided {
  /** How much of the weakest side is there, 0..1. */
  readonly whole: number;
  /** It has corners, and white beside it: what stands in a word has not. */
  readonly plain: boolean;
  /** Its corners are so to the pixel. */
  readonly sharp: boolean;
}

/** Parts of the length of a side. */
const UNLIKE = 0.2;
const FLATTEST = 0.78;
/** Of each side. */
const WHOLE = 0.75;
const PLAINLY_WHOLE = 0.9;

/**
 * Frames by either pair of sides. Questionnaires have some hundreds of boxes; more are a pattern, as of squared paper,
 * and each is compared with all.
 */
const MOST = 2000;

export type Strokes = Readonly<Record<Direction, readonly Stroke[]>>;

export function outlinesOf(ink: Ink, strokes: Strokes): Outline[] {
  const found: Outline[] = [];
  for (const direction of ['upright', 'level'] as const) {
    for (const [one, other] of pairsOf(strokes[direction].filter(isThin))) {
      found.push(...framed(ink, direction, one, other));
      if (found.length > MOST) return [];
    }
  }
  return apart(found);
}

/** Where frames of a size may stand, that are filled or of which one stroke alone is to be seen. */
export function placesOf({ upright, level }: Strokes, side: number): Sided[] {
  const at = (left: number, top: number) => squareAt(left, top, side);
  const isLong = ({ from, to }: Stroke) => Math.abs(to - from - side) <= Math.max(2, side * UNLIKE);
  return [
    ...upright.filter((stroke) => isLong(stroke) && isBlock(stroke)).map(({ from, near }) => at(near + 1, from)),
    ...upright.filter(isLong).flatMap((stroke) => {
      const top = (stroke.from + stroke.to - side) / 2;
      return [at(middleOf(stroke), top), at(middleOf(stroke) - side, top)];
    }),
    ...level.filter(isLong).flatMap((stroke) => {
      const left = (stroke.from + stroke.to - side) / 2;
      return [at(left, middleOf(stroke)), at(left, middleOf(stroke) - side)];
    }),
  ];
}

function squareAt(left: number, top: number, side: number): Sided {
  return { left, top, right: left + side, bottom: top + side, fall: 0, side };
}

function* pairsOf(strokes: readonly Stroke[]): Generator<readonly [Stroke, Stroke]> {
  const sorted = [...strokes].sort((a, b) => a.near - b.near);
  for (const [index, one] of sorted.entries()) {
    const length = one.to - one.from;
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!;
      const distance = middleOf(other) - middleOf(one);
      if (distance > length / FLATTEST + 2) break;
      const unlike = Math.max(2, length * UNLIKE);
      if (
        distance >= length * FLATTEST - 2 &&
        Math.abs(one.from - other.from) <= unlike &&
        Math.abs(one.to - other.to) <= unlike
      )
        yield [one, other];
    }
  }
}

const middleOf = ({ near, far }: Stroke): number => (near + far) / 2;

function framed(ink: Ink, direction: Direction, one: Stroke, other: Stroke): Outline[] {
  const [from, to] = [(one.from + other.from) / 2, (one.to + other.to) / 2];
  const [near, far] = [middleOf(one), middleOf(other)];
  const lean = other.from - one.from;
  const rough =
    direction === 'upright'
      ? { left: near, right: far, top: from, bottom: to, fall: lean }
      : { left: from, right: to, top: near, bottom: far, fall: -lean };
  const sided = { ...rough, side: (rough.right - rough.left + rough.bottom - rough.top) / 2 };
  const outline = lookedAt(ink, sided);
  return outline.whole < WHOLE || isCell(ink, sided) ? [] : [outline];
}

function lookedAt(ink: Ink, sided: Sided): Outline {
  const beside = Math.max(1, Math.round(sided.side * 0.08));
  const whole = Math.min(...sidesOf(sided).map((line) => inkAlong(ink, line, beside)));
  const near = Math.max(1, Math.round(sided.side * 0.05));
  const plain = whole >= PLAINLY_WHOLE && cornersWithin(ink, sided, near) === 4 && isAlone(ink, sided);
  return { ...sided, whole, plain, sharp: plain && cornersWithin(ink, sided, 0) >= SHARP };
}

/** Corners that are so to the pixel. */
const SHARP = 3;

/** Pixels that a tick over its sides may move what was seen of a frame. */
const MOVED = 3;

/** The frame near a place that is as large as others of its page, where most of it is seen. */
export function asLargeAs(ink: Ink, place: Sided, side: number): Outline {
  const [x, y] = [(place.left + place.right - side) / 2, (place.top + place.bottom - side) / 2];
  let best: Outline = { ...place, whole: 0, plain: false, sharp: false };
  if (sidesOf(squareAt(x, y, side)).some((line) => inkAlong(ink, line, MOVED + 1) < PLAINLY_WHOLE)) return best;
  for (let dy = -MOVED; dy <= MOVED; dy++) {
    for (let dx = -MOVED; dx <= MOVED; dx++) {
      const fitted = lookedAt(ink, squareAt(Math.round(x + dx), Math.round(y + dy), side));
      if (rank(fitted) > rank(best)) best = fitted;
    }
  }
  return best;
}

const rank = ({ whole, plain }: Outline): number => whole + (plain ? 1 : 0);

/** Where a side must go on beyond its corner to be a rule, in its length. */
const BEYOND = [0.1, 0.6] as const;
const GOES_ON = 0.85;

function isCell(ink: Ink, sided: Sided): boolean {
  const [top, bottom, left, right] = sidesOf(sided);
  const both = (a: Way, b: Way) =>
    (goesOn(ink, a, 1) && goesOn(ink, b, 1)) || (goesOn(ink, a, -1) && goesOn(ink, b, -1));
  return both(top, bottom) || both(left, right);
}

function goesOn(ink: Ink, { x0, y0, x1, y1 }: Way, sense: 1 | -1): boolean {
  const [dx, dy] = [(x1 - x0) * sense, (y1 - y0) * sense];
  const [x, y] = sense > 0 ? [x1, y1] : [x0, y0];
  const way = { x0: x + dx * BEYOND[0], y0: y + dy * BEYOND[0], x1: x + dx * BEYOND[1], y1: y + dy * BEYOND[1] };
  return inkAlong(ink, way, 1) >= GOES_ON;
}

/** A letter is round where a frame has corners. */
function cornersWithin(ink: Ink, sided: Sided, pixels: number): number {
  const [top, bottom] = sidesOf(sided);
  const corners = [top, bottom].flatMap(({ x0, y0, x1, y1 }) => [[x0, y0] as const, [x1, y1] as const]);
  return corners.filter(([x, y]) => isInked(ink, x, y, pixels)).length;
}

/** Beside a letter stands the next, at its foot: a tick leaves its box at the top. */
function isAlone(ink: Ink, sided: Sided): boolean {
  const { left, right, top, bottom, side } = sided;
  const near = Math.max(2, side * 0.1);
  const far = Math.max(3, side * 0.22);
  const strip = (x0: number, x1: number) => inkIn(ink, x0, x1, top + side * 0.5, bottom - side * 0.2);
  if (strip(left - far, left - near) > 0.2 || strip(right + near, right + far) > 0.2) return false;
  const around = { ...sided, left: left - far, right: right + far, top: top - far, bottom: bottom + far };
  return sidesOf(around).filter((line) => inkAlong(ink, line, 0) <= WHITE).length >= WHITE_SIDES;
}

/** A rule may touch a frame and a tick leave it; on a dark bar no side of a letter is white. */
const WHITE = 0.2;
const WHITE_SIDES = 2;

/** Of frames that lie over each other the one that is most of a frame. */
function apart(outlines: readonly Outline[]): Outline[] {
  const kept: Outline[] = [];
  for (const outline of [...outlines].sort((a, b) => rank(b) - rank(a) || b.side - a.side)) {
    if (!kept.some((other) => overlaps(outline, other))) kept.push(outline);
  }
  return kept;
}

export const overlaps = (a: Sided, b: Sided): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
