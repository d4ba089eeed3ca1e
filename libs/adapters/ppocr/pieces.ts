/**
 * A long line in pieces, cut where the paper is bare: what the recogniser takes of memory grows with the width of what
 * it sees at once, times the size of its alphabet.
 */
import { type Crop, CROP_HEIGHT } from './crop.js';

/** Columns of a crop. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Bare columns around its end, where the next one begins. */
  readonly gap: number;
}

/** A cut may be so far from its even place, in lengths of a piece. */
const REACH = 0.2;
/** A column is bare when nothing on it is darker than this part of what is brightest on the line. */
const BARE = 0.75;

/** @param longest pixels of a piece, about */
export function piecesOf(crop: Crop, longest: number): Piece[] {
  const count = Math.ceil(crop.width / longest);
  const even = crop.width / count;
  const bare = count > 1 ? bareRuns(crop) : [];
  const pieces: Piece[] = [];
  let from = 0;
  for (let index = 1; index < count; index++) {
    const place = index * even;
    const near = bare.filter(({ middle }) => Math.abs(middle - place) < REACH * even);
    const widest = near.reduce((best, run) => (run.gap > best.gap ? run : best), { middle: Math.round(place), gap: 0 });
    pieces.push({ from, to: widest.middle, gap: widest.gap });
    from = widest.middle;
  }
  return [...pieces, { from, to: crop.width, gap: 0 }];
}

function bareRuns({ data, width }: Crop): { readonly middle: number; readonly gap: number }[] {
  const darkest = new Uint8Array(width).fill(255);
  let brightest = 0;
  for (let y = 0, at = 0; y < CROP_HEIGHT; y++) {
    for (let x = 0; x < width; x++, at++) {
      const value = data[at] ?? 255;
      if (value < (darkest[x] ?? 255)) darkest[x] = value;
      if (value > brightest) brightest = value;
    }
  }
  const runs: { middle: number; gap: number }[] = [];
  for (let x = 0, from = 0; x <= width; x++) {
    if (x < width && (darkest[x] ?? 0) > brightest * BARE) continue;
    if (x > from) runs.push({ middle: (from + x) >> 1, gap: x - from });
    from = x + 1;
  }
  return runs;
}
