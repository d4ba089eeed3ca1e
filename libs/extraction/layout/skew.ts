/**
 * How a page lies that was photographed: what a line falls or climbs by across it, as a slope. The words a reader found
 * in one line tell, as each has its own box; over a wide gap the next column is else met a line too high or too low.
 */
import { type Word } from '../model/page.js';

/** Fewer pairs of neighbours tell nothing. */
const PAIRS = 20;
/** Less moves the far end of a page by no line; more is no page laid down to be read. */
const LEAST = 0.006;
const MOST = 0.07;

export function skewOf(words: readonly Word[]): number {
  const slopes = words.slice(1).flatMap((word, index) => {
    const last = words[index]!;
    return areNeighbours(last, word) ? [(centre(word, 1) - centre(last, 1)) / (centre(word, 0) - centre(last, 0))] : [];
  });
  const slope = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
  return slopes.length >= PAIRS && Math.abs(slope) >= LEAST && Math.abs(slope) <= MOST ? slope : 0;
}

export const centre = ({ box }: Word, axis: 0 | 1): number => (box[axis] + box[axis + 2]!) / 2;

function areNeighbours(last: Word, word: Word): boolean {
  const height = word.box[3] - word.box[1];
  const gap = word.box[0] - last.box[2];
  return gap > 0 && gap < height && Math.abs(centre(word, 1) - centre(last, 1)) < height / 2;
}
