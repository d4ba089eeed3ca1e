/** What is on one line with something else, and stands between two ends there. */
import { centre, middle } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';

export const isBetween = (box: Box, left: number, right: number): boolean => centre(box) > left && centre(box) < right;
export const isLevel = (one: Box, other: Box): boolean =>
  (middle(one) > other[1] && middle(one) < other[3]) || (middle(other) > one[1] && middle(other) < one[3]);
