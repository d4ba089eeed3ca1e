/** Pieces of ink that are no single sign: a sign that thin print broke in two, and two signs that touch. */
import { around, heightOf, widthOf } from '../../model/boxes.js';
import { type Piece } from './pieces-of-ink.js';

/** How far the parts of a broken sign are from each other, and how much of their sides lies over each other. */
const [APART, OVER] = [0.2, 0.5];
/** A part as small, of the whole, is a dot of its own. */
const DOT = 0.35;
/** Where signs that touch may part, of their width. */
const [FROM, TO] = [0.25, 0.75];

/** @param pieces of a line, from the left */
export function withBrokenJoined(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const at = joined.findLastIndex((other) => isRestOf(other, piece));
    if (at < 0) joined.push(piece);
    else joined[at] = together(joined[at]!, piece);
  }
  return joined;
}

function isRestOf({ box: one }: Piece, { box: other }: Piece): boolean {
  const [upper, lower] = one[1] < other[1] ? [one, other] : [other, one];
  const tall = lower[3] - upper[1];
  const beside = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  return (
    beside > OVER * Math.min(widthOf(one), widthOf(other)) &&
    lower[1] - upper[3] <= tall * APART &&
    Math.min(heightOf(one), heightOf(other)) >= tall * DOT &&
    Math.max(widthOf(one), widthOf(other)) <= tall
  );
}

function together(one: Piece, other: Piece): Piece {
  const box = around([one, other]);
  const ink = new Float32Array(widthOf(box) * heightOf(box));
  for (const part of [one, other]) {
    const wide = widthOf(part.box);
    const [right, down] = [part.box[0] - box[0], part.box[1] - box[1]];
    for (let at = 0; at < part.ink.length; at++) {
      const place = (Math.floor(at / wide) + down) * widthOf(box) + (at % wide) + right;
      ink[place] = Math.max(ink[place]!, part.ink[at]!);
    }
  }
  return { box, ink };
}

/** Cut where it has least ink from top to bottom. */
export function halvesOf({ box, ink }: Piece): readonly [Piece, Piece] {
  const [wide, high] = [widthOf(box), heightOf(box)];
  const inkAt = (x: number) => Array.from({ length: high }, (_, y) => ink[y * wide + x]!).reduce((a, b) => a + b, 0);
  let [cut, least] = [Math.floor(wide / 2), Infinity];
  for (let x = Math.ceil(wide * FROM); x < wide * TO; x++) {
    const dark = inkAt(x);
    if (dark < least) [cut, least] = [x, dark];
  }
  return [partOf({ box, ink }, 0, cut), partOf({ box, ink }, cut, wide)];
}

/** Columns of a piece, as high as its ink there. */
function partOf({ box, ink }: Piece, from: number, to: number): Piece {
  const wide = widthOf(box);
  const rows = Array.from({ length: heightOf(box) }, (_, y) => ink.subarray(y * wide + from, y * wide + to));
  const hasInk = (row: Float32Array) => row.some((dark) => dark > 0);
  const [first, last] = [Math.max(0, rows.findIndex(hasInk)), rows.findLastIndex(hasInk)];
  const kept = rows.slice(first, last + 1);
  return {
    box: [box[0] + from, box[1] + first, box[0] + to, box[1] + first + kept.length],
    ink: Float32Array.from(kept.flatMap((row) => [...row])),
  };
}
