/**
 * The part of a page that print stands on, where the rest is bare: a label or a card on a sheet, a receipt on the glass
 * of a scanner. On the whole page its small print is a few pixels high to the detector, and lines run into each other.
 */
import { seenSize } from './find-lines.js';
import { type Detection } from './generation.js';
import { type GreyPicture } from './grey-picture.js';
import { aroundBox, type TiltedBox } from './tilted-box.js';

/** As many lines tell at least. */
const FEWEST = 5;
/** The line that stands for the small print of a page: so many are smaller, of all. */
const SMALL = 1 / 4;
/** In pixels: larger its print need not be seen. Chosen by the validation set's totals and labels that were seen. */
const LARGE_ENOUGH = 26;
/** Paper around the print, in heights of small print: what the detector missed at its edge may stand there. */
const MARGIN = 2;
/** Times as large: for less it is not seen again. */
const LARGER = 1.4;

export interface PrintedPart {
  /** pixels of the page */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How the detector sees it. */
  readonly detection: Detection;
}

/** @returns undefined where the detector would see it hardly larger than on the whole page */
export function printedPart(
  boxes: readonly TiltedBox[],
  page: Pick<GreyPicture, 'width' | 'height'>,
  detection: Detection,
): PrintedPart | undefined {
  if (boxes.length < FEWEST) return undefined;
  const heights = boxes.map(({ height }) => height).sort((a, b) => a - b);
  const small = heights[Math.floor(heights.length * SMALL)]!;
  const around = boxes.map(aroundBox);
  const least = (side: 0 | 1) => Math.max(0, Math.floor(Math.min(...around.map((box) => box[side])) - MARGIN * small));
  const most = (side: 2 | 3, end: number) =>
    Math.min(end, Math.ceil(Math.max(...around.map((box) => box[side])) + MARGIN * small));
  const [left, top] = [least(0), least(1)];
  const size = { width: most(2, page.width) - left, height: most(3, page.height) - top };
  const scale = Math.min(seenSize(size, detection).width / size.width, LARGE_ENOUGH / small);
  if (scale < (LARGER * seenSize(page, detection).width) / page.width) return undefined;
  const side = scale * Math.min(size.width, size.height);
  return { left, top, ...size, detection: { ...detection, minSide: side, maxSide: side } };
}
