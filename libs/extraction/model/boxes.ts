/** How large boxes are, and how they lie to each other; in the unit of their page. */
import { type Box } from './page.js';

export const heightOf = (box: Box): number => box[3] - box[1];
export const widthOf = (box: Box): number => box[2] - box[0];
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);
/** Halfway from top to bottom, and between the sides. */
export const middle = (box: Box): number => (box[1] + box[3]) / 2;
export const centre = (box: Box): number => (box[0] + box[2]) / 2;

/** The smallest box around all of them. */
export function around(words: readonly { readonly box: Box }[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of words) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** What two boxes have in common; of those that do not meet, a box turned inside out. */
export const common = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

export const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const sharedArea = (one: Box, other: Box): number => (meet(one, other) ? areaOf(common(one, other)) : 0);

/** The middle of a box lies in another. */
export const isWithin = (box: Box, [left, top, right, bottom]: Box): boolean =>
  centre(box) > left && centre(box) < right && middle(box) > top && middle(box) < bottom;
