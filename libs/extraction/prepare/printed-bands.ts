/**
 * What is dark at the edge of a picture and carries light print is no scanner's bed: the head of a web page or of a
 * telephone's screen, a label's bar.
 */
import { AROUND, isLightStroke, STEP } from './light-print.js';
import { EDGE, OUTSIDE } from './scanner-bed.js';
import { type Grid, SQUARE } from './squares.js';

/** Of squares that are part of such a band, and stay as they are. */
export const BAND = 3;

/** Pixels of light strokes in a square that has print, of those that are looked at. */
const STROKES = 3;
/** Squares of print that a band has, at least, and as a part of it: on a bed lie dust and torn edges. */
const FEWEST = 4;
const PART = 0.04;
/** Brightness on both sides of the commonest that is the same ground, and how much of it is so at least. */
const ALIKE = 6;
const FLAT = 0.85;

/** @param bed kind of each square; taken over */
export function withPrintedBands(bed: Uint8Array, grey: Uint8Array, grid: Grid): Uint8Array {
  const seen = new Uint8Array(bed.length);
  for (let start = 0; start < bed.length; start++) {
    if (bed[start] !== OUTSIDE || seen[start]) continue;
    const { dark, edges } = areaFrom(start, bed, seen, grid);
    const area = [...dark, ...edges];
    const printed = area.filter((square) => hasLightPrint(square, grey, grid)).length;
    if (printed >= FEWEST && printed >= PART * area.length && isFlat(dark, grey, grid))
      for (const square of area) bed[square] = BAND;
  }
  return bed;
}

/** The dark squares that hang together, and the lighter ones beside them, where most of the print is. */
function areaFrom(start: number, bed: Uint8Array, seen: Uint8Array, { across, down }: Grid) {
  const dark: number[] = [];
  const edges = new Set<number>();
  const queue = [start];
  seen[start] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    dark.push(at);
    const [i, j] = [at % across, Math.floor(at / across)];
    for (let y = Math.max(0, j - 1); y <= Math.min(down - 1, j + 1); y++) {
      for (let x = Math.max(0, i - 1); x <= Math.min(across - 1, i + 1); x++) {
        const next = y * across + x;
        if (bed[next] === EDGE) edges.add(next);
        if (bed[next] !== OUTSIDE || seen[next]) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
  }
  return { dark, edges };
}

function hasLightPrint(square: number, grey: Uint8Array, { width, height, across }: Grid): boolean {
  const [left, top] = [(square % across) * SQUARE, Math.floor(square / across) * SQUARE];
  let strokes = 0;
  for (let y = Math.max(AROUND, top); y < Math.min(height - AROUND, top + SQUARE); y += STEP) {
    for (let x = Math.max(AROUND, left); x < Math.min(width - AROUND, left + SQUARE); x += STEP)
      if (isLightStroke(grey, y * width + x, width)) strokes++;
  }
  return strokes >= STROKES;
}

/** Of one brightness but for its print: a scanner's bed is grainy. */
function isFlat(squares: readonly number[], grey: Uint8Array, grid: Grid): boolean {
  const levels = new Uint32Array(256);
  for (const square of squares) {
    const [left, top] = [(square % grid.across) * SQUARE, Math.floor(square / grid.across) * SQUARE];
    for (let y = top; y < Math.min(grid.height, top + SQUARE); y += STEP)
      for (let x = left; x < Math.min(grid.width, left + SQUARE); x += STEP) levels[grey[y * grid.width + x]!]!++;
  }
  const all = levels.reduce((sum, count) => sum + count, 0);
  const common = levels.indexOf(Math.max(...levels));
  const near = levels.subarray(Math.max(0, common - ALIKE), common + ALIKE + 1).reduce((sum, count) => sum + count, 0);
  return near >= FLAT * all;
}
