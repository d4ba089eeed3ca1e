/**
 * Evens out the light of a scanned page: every pixel is divided by the paper's brightness around it and the ink is
 * stretched to full black, so that faint print, shadows and the black bed around a torn receipt do not spoil the
 * reader's one threshold for the whole page. Dark areas that reach in from the edges turn white, unless light print
 * stands in them. A page in good light comes back untouched: readers do best on what the scanner saw. Measures on a
 * quarter of the pixels; only a page that needs it is computed in full.
 */
import { BAND, withPrintedBands } from './printed-bands.js';
import { OUTSIDE, PRINT, scannerBed } from './scanner-bed.js';
import { brightnessOfPaper, darkParts, type Grid, gridOf, SQUARE } from './squares.js';

const { floor, max, min } = Math;

/** Paper darker than this is not divided by: it would only raise noise. */
const NO_PAPER = 70;
/** Lighter than this is paper, not ink. */
const WHITE = 235;
/** Ink no darker than this is faint. */
const FAINT = 100;
/** Part of a printed page that is bare paper, at the least. */
const PAPER_SHARE = 0.6;
/**
 * Part of the picture that lies outside the paper before it matters, and above which it is a dark picture, not a bed.
 */
const BED_SHARE = [0.004, 0.7] as const;

export function evenLight(grey: Uint8Array, width: number, height: number): Uint8Array {
  const grid = gridOf(width, height);
  const paper = brightnessOfPaper(grey, grid);
  const bed = withPrintedBands(scannerBed(darkParts(grey, paper, grid), grid), grey, grid);
  const outside = bed.reduce((count, kind) => count + (kind === OUTSIDE ? 1 : 0), 0) / bed.length;
  if (outside > BED_SHARE[1]) return grey;
  const histogram = sample(grey, paper, bed, grid);
  const black = inkLevel(histogram);
  if (!mostlyPaper(histogram) || (outside < BED_SHARE[0] && black < FAINT)) return grey;
  return stretched(grey, paper, bed, black, grid);
}

/** How many pixels of print there are of each brightness, paper being 255. */
function sample(grey: Uint8Array, paper: Float32Array, bed: Uint8Array, { width, height, across }: Grid): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = 0; y < height; y += 2) {
    const squares = floor(y / SQUARE) * across;
    for (let i = 0; i < across; i++) {
      if (bed[squares + i] !== PRINT) continue;
      const scale = 255 / max(NO_PAPER, paper[squares + i]!);
      const end = y * width + min(width, (i + 1) * SQUARE);
      for (let at = y * width + i * SQUARE; at < end; at += 2) histogram[min(255, floor(grey[at]! * scale))]!++;
    }
  }
  return histogram;
}

/** Print on paper, not a photograph or the patterned ground of an identity card. */
function mostlyPaper(histogram: Uint32Array): boolean {
  const white = histogram.subarray(WHITE).reduce((sum, count) => sum + count, 0);
  return white > PAPER_SHARE * histogram.reduce((sum, count) => sum + count, 0);
}

/** How dark the darkest tenth of the ink is. */
function inkLevel(histogram: Uint32Array): number {
  let ink = 0;
  for (let level = 0; level < WHITE; level++) ink += histogram[level]!;
  let left = ink * 0.1;
  let black = 0;
  while (black < WHITE - 40 && (left -= histogram[black]!) > 0) black++;
  return black;
}

/** That ink to black, paper to white. */
function stretched(grey: Uint8Array, paper: Float32Array, bed: Uint8Array, black: number, grid: Grid): Uint8Array {
  const { width, height, across } = grid;
  const out = new Uint8Array(grey.length);
  const levels = levelsOnPaper(black);
  const paperOf = paperByRow(paper, grid);
  for (let y = 0; y < height; y++) {
    const row = paperOf(y);
    for (let i = 0; i < across; i++) {
      const [from, to] = [i * SQUARE, min(width, (i + 1) * SQUARE)];
      const start = y * width;
      const kind = bed[floor(y / SQUARE) * across + i];
      if (kind === OUTSIDE) out.fill(255, start + from, start + to);
      else if (kind === BAND) out.set(grey.subarray(start + from, start + to), start + from);
      else for (let x = from; x < to; x++) out[start + x] = levels[row[x]! | grey[start + x]!]!;
    }
  }
  return out;
}

/** What becomes of each brightness on paper of each: 256 for the darkest paper, then for the next. */
function levelsOnPaper(black: number): Uint8ClampedArray {
  const levels = new Uint8ClampedArray(256 * 256);
  const scale = 255 / (WHITE - black);
  for (let paper = 0, at = 0; paper < 256; paper++) {
    for (let grey = 0; grey < 256; grey++, at++)
      levels[at] = (min(255, (grey * 255) / max(NO_PAPER, paper)) - black) * scale;
  }
  return levels;
}

/** The paper changes by so little over so many rows. */
const ROWS = 4;

/**
 * Where the paper's brightness stands among the levels, along a row of pixels: interpolated between the squares'
 * middles; good until the next row is asked for.
 */
function paperByRow(paper: Float32Array, grid: Grid): (y: number) => Uint16Array {
  const { down, width } = grid;
  const row = new Uint16Array(width);
  const [above, below] = [new Float32Array(width), new Float32Array(width)];
  let known = -1;
  return (y) => {
    if (y % ROWS > 0) return row;
    const v = min(down - 1, max(0, (y + ROWS / 2) / SQUARE - 0.5));
    const [j, fy] = [floor(v), v - floor(v)];
    if (j !== known) {
      alongMiddles(above, paper, grid, j);
      alongMiddles(below, paper, grid, min(down - 1, j + 1));
      known = j;
    }
    for (let x = 0; x < width; x++) row[x] = (above[x]! * (1 - fy) + below[x]! * fy + 0.5) << 8;
    return row;
  };
}

function alongMiddles(out: Float32Array, paper: Float32Array, { across, width }: Grid, j: number): void {
  for (let x = 0; x < width; x++) {
    const u = min(across - 1, max(0, x / SQUARE - 0.5));
    const i = floor(u);
    const fx = u - i;
    out[x] = paper[j * across + i]! * (1 - fx) + paper[j * across + min(across - 1, i + 1)]! * fx;
  }
}
