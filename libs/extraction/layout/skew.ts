/**
 * How much the lines of a photographed page rise or fall. A page that lies a degree or two askew moves what stands at
 * the right end of a line up or down by a whole line, and a price would join the item above its own.
 */
import { type Page, type Word } from '../model/page.js';

/** Lines that tell: as many at least, each as long as this many of its heights. */
const LEAST_LINES = 5;
const LEAST_LENGTH = 4;
/** Below this a line stays with itself over the whole width of a page. */
const LEVEL = 0.004;

/** Down per step to the right; 0 where the page lies straight, as a text layer does, or nothing tells. */
export function skewOf({ words }: Page): number {
  if (words.some(({ source }) => source === 'text-layer')) return 0;
  const ends = new Map<number, readonly [Word, Word]>();
  for (const word of words) {
    if (word.line === undefined) continue;
    ends.set(word.line, [ends.get(word.line)?.[0] ?? word, word]);
  }
  const slopes = [...ends.values()]
    .map(([first, last]) => ({ run: last.box[0] - first.box[0], rise: foot(last) - foot(first), height: tall(first) }))
    .filter(({ run, height }) => run > height * LEAST_LENGTH)
    .map(({ run, rise }) => rise / run)
    .sort((a, b) => a - b);
  if (slopes.length < LEAST_LINES) return 0;
  const [middle = 0, low = 0, high = 0] = [0.5, 0.25, 0.75].map((part) => slopes[Math.floor(slopes.length * part)]);
  const agreed = Math.sign(low) === Math.sign(high);
  return agreed && Math.abs(middle) > LEVEL ? middle : 0;
}

const foot = ({ box }: Word): number => (box[1] + box[3]) / 2;
const tall = ({ box }: Word): number => box[3] - box[1];
