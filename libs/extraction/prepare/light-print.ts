/**
 * Whether a picture shows light print on dark ground, as screens do at night. Ground is what most of it is; print are
 * the thin things that differ from what is around them, and they are light or dark.
 */
import { type OcrImage } from '#ports/ocr-engine.js';

/** Brightness that most of a dark picture stays below. */
const DARK = 110;
/** Every so many pixels across and down one is looked at, … */
export const STEP = 3;
/** … beside others this far away, which a stroke of print does not reach. */
export const AROUND = 24;
/** A difference that is print, and no grain. */
const CLEAR = 60;
/** How many light strokes there must be for each dark one. */
const MOSTLY = 3;

export function isLightPrint({ grey, width, height }: OcrImage): boolean {
  let [seen, dark, light, black] = [0, 0, 0, 0];
  for (let y = AROUND; y < height - AROUND; y += STEP) {
    for (let x = AROUND; x < width - AROUND; x += STEP) {
      const at = y * width + x;
      const here = grey[at]!;
      seen++;
      if (here < DARK) dark++;
      if (isLightStroke(grey, at, width)) light++;
      if (isDarkStroke(grey, at, width)) black++;
    }
  }
  return dark * 2 > seen && light > black * MOSTLY;
}

/** A pixel lighter than what is left and right of it, or over and under it. At least `AROUND` from every edge. */
export function isLightStroke(grey: Uint8Array, at: number, width: number): boolean {
  const here = grey[at]! - CLEAR;
  const down = AROUND * width;
  return (
    (here > grey[at - AROUND]! && here > grey[at + AROUND]!) || (here > grey[at - down]! && here > grey[at + down]!)
  );
}

function isDarkStroke(grey: Uint8Array, at: number, width: number): boolean {
  const here = grey[at]! + CLEAR;
  const down = AROUND * width;
  return (
    (here < grey[at - AROUND]! && here < grey[at + AROUND]!) || (here < grey[at - down]! && here < grey[at + down]!)
  );
}
