/** A piece of ink as numbers to compare: what it looks like, how tall it is in its line and how high it stands. */
import { median } from '../../layout/lines.js';
import { heightOf, middle, widthOf } from '../../model/boxes.js';
import { type Piece } from './pieces-of-ink.js';

/** Cells of the grid that a piece is seen through. */
export const [ACROSS, DOWN] = [10, 14];
export const CELLS = ACROSS * DOWN;

/** Share of ink in each cell, row by row, 0..1; then height and middle in heights of the figures beside it. */
export type Shape = Float32Array;

/** What height and place weigh beside a cell. */
const [HEIGHT, PLACE] = [6, 5];

/** The tall ones of pieces that stand beside each other: where figures begin and end. */
export interface Tall {
  readonly top: number;
  readonly height: number;
}

export function tallOf(pieces: readonly Piece[]): Tall {
  const highest = Math.max(...pieces.map(({ box }) => heightOf(box)));
  const tall = pieces.filter(({ box }) => heightOf(box) >= highest * 0.7);
  return { top: median(tall.map(({ box }) => box[1])), height: median(tall.map(({ box }) => heightOf(box))) };
}

export function shapeOf({ box, ink }: Piece, { top, height }: Tall): Shape {
  const [wide, high] = [widthOf(box), heightOf(box)];
  const unit = Math.max(wide / ACROSS, high / DOWN);
  const [left, over] = [(ACROSS * unit - wide) / 2, (DOWN * unit - high) / 2];
  const shape = new Float32Array(CELLS + 2);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const dark = ink[y * wide + x]!;
      if (dark > 0) spread(shape, (x + left) / unit, (y + over) / unit, 1 / unit, dark);
    }
  }
  shape[CELLS] = (HEIGHT * high) / height;
  shape[CELLS + 1] = (PLACE * (middle(box) - top)) / height;
  return shape;
}

/** A pixel's ink over the cells that it covers. */
function spread(shape: Shape, x: number, y: number, side: number, dark: number): void {
  for (let row = Math.floor(y); row < Math.min(DOWN, y + side); row++) {
    const tall = Math.min(row + 1, y + side) - Math.max(row, y);
    for (let column = Math.floor(x); column < Math.min(ACROSS, x + side); column++) {
      const wide = Math.min(column + 1, x + side) - Math.max(column, x);
      shape[row * ACROSS + column]! += tall * wide * dark;
    }
  }
}

export function distance(one: Shape, other: Shape): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i]! - other[i]!) ** 2;
  return sum;
}

/** How high its middle stands beside the figures, 0 where they begin, 1 where they end. */
export const placeOf = (shape: Shape): number => shape[CELLS + 1]! / PLACE;
