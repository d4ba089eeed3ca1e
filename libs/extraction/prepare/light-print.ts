/**
 * Whether a picture shows light print on dark ground, as screens do at night. Ground is what most of it is; print are
 * the thin things that differ from what is around them, and they are light or dark.
 */
import { type OcrImage } from '#ports/ocr-engine.js';

/** Brightness that most of a dark picture stays below. */
const DARK = 110;
/** Every so many pixels across and down one is looked at, … */
const STEP = 3;
/** … beside others this far away, which a stroke of print does not reach. */
const AROUND = 24;
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
      const [a, b] = [grey[at - AROUND]!, grey[at + AROUND]!];
      const [c, d] = [grey[at - AROUND * width]!, grey[at + AROUND * width]!];
      if (here - Math.max(a, b) > CLEAR || here - Math.max(c, d) > CLEAR) light++;
      if (Math.min(a, b) - here > CLEAR || Math.min(c, d) - here > CLEAR) black++;
    }
  }
  return dark * 2 > seen && light > black * MOSTLY;
}
