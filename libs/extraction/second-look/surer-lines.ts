/**
 * Two readings of the same page as one: of each line the reading the reader was surer of, and lines that only the second found.
 * A line is replaced whole, never mended sign by sign, so that its words and their places stay those of one reading.
 */
import { heightOf, type Line, linesOf, middle } from '../layout/lines.js';
import { type Page, type Word } from '../page.js';

/** Mean confidence by which the second reading of a line must be the surer. */
const SURER = 0.015;
/** A line only the second reading found must be this sure. */
const SURE = 0.85;
/** A reading of far fewer signs read less, however surely. */
const MUCH_LESS = 0.8;
const MUCH_MORE = 1.5;

export function surerLines(page: Page, again: Page): Page {
  const first = linesOf(page);
  const seconds = linesOf(again);
  const words: Word[] = [];
  const used = new Set<Line>();
  for (const line of first) {
    const twins = seconds.filter((other) => !used.has(other) && beside(line, other));
    const other = twins.flatMap((twin) => twin.words);
    if (isBetter(other, line.words)) {
      words.push(...other);
      twins.forEach((twin) => used.add(twin));
    } else {
      words.push(...line.words);
      twins.forEach((twin) => used.add(twin));
    }
  }
  const missed = seconds.filter(
    (line) =>
      !used.has(line) &&
      sureness(line.words) >= SURE &&
      signs(line.words) >= 3 &&
      !first.some((other) => touches(line, other)),
  );
  return { ...page, words: [...words, ...missed.flatMap((line) => line.words)] };
}

/** Mean confidence over the signs of the words. */
export function sureness(words: readonly Word[]): number {
  const count = signs(words);
  return count === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / count;
}

const signs = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

function isBetter(other: readonly Word[], own: readonly Word[]): boolean {
  const ratio = signs(other) / signs(own);
  return ratio >= MUCH_LESS && ratio <= MUCH_MORE && sureness(other) > sureness(own) + SURER;
}

const beside = (a: Line, b: Line): boolean =>
  Math.abs(middle(a.box) - middle(b.box)) < 0.5 * Math.min(heightOf(a.box), heightOf(b.box));

const touches = (a: Line, b: Line): boolean =>
  Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.3 * heightOf(a.box);
