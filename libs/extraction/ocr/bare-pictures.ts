/**
 * Pictures that show what a page's text layer does not say: a label among instructions, a letterhead, a scan that a
 * program has stamped. Print over a picture is a background's.
 */
import { areaOf, isWithin } from '../model/boxes.js';
import { type Box, type Page, type Word } from '../model/page.js';

/** Of the page, each and together: smaller ones are logos, marks and codes. */
const LEAST_EACH = 0.005;
const LEAST_TOGETHER = 0.03;
/** Of a picture, covered with words: a stamp or a line of a program, not what is printed on it. */
const MOST_COVERED = 0.03;
/** Of the page: what is a scan, with so few letters on it. */
const WHOLE = 0.8;
const STAMP = 150;

type Sheet = Pick<Page, 'width' | 'height'>;

/** @param pictures boxes of pictures on the page, points */
export function barePictures(pictures: readonly Box[], words: readonly Word[], { width, height }: Sheet): Box[] {
  const sheet = width * height;
  const shown = pictures
    .map(([x0, y0, x1, y1]): Box => [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)])
    .filter((box) => box[2] > box[0] && box[3] > box[1] && areaOf(box) >= LEAST_EACH * sheet);
  const bare = bareOf(shown, words);
  return together(bare) >= LEAST_TOGETHER * sheet ? bare : [];
}

/** Those that hardly any word stands on. */
export const bareOf = (boxes: readonly Box[], words: readonly Word[]): Box[] =>
  boxes.filter((box) => covered(box, words) <= MOST_COVERED);

/** The page is one picture, and its text hardly more than a stamp. */
export function isStampedScan(pictures: readonly Box[], words: readonly Word[], { width, height }: Sheet): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters <= STAMP && together(pictures) >= WHOLE * width * height;
}

const together = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + areaOf(box), 0);

const covered = (picture: Box, words: readonly Word[]): number =>
  words.reduce((sum, { box }) => (isWithin(box, picture) ? sum + areaOf(box) : sum), 0) / areaOf(picture);
