/**
 * Words → lines across the page, each cut into segments where a gap is wider than a space can be (columns, table
 * cells). Geometric: the reader's own grouping is not used, because it splits "TOTAL … 9.00" into two blocks. Tolerates
 * some skew, as a word joins the line of its nearest neighbour to the left, as high as that would stand beside it.
 */
import { around, heightOf, middle, widthOf } from '../model/boxes.js';
import { type Box, type Page, type Word } from '../model/page.js';
import { withoutLetterSpacing } from './letter-spacing.js';
import { skewOf } from './skew.js';

/** A run of words with its text; places in the text lead back to the words. */
export interface Span {
  readonly page: number;
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
}

export type Segment = Span;

export interface Line extends Span {
  readonly segments: readonly Segment[];
}

/** In line heights. */
const SEGMENT_GAP = 1.3;

export function linesOf(page: Page): Line[] {
  const rows: Word[][] = [];
  const skew = skewOf(page);
  const byLeft = [...page.words].filter((word) => heightOf(word.box) > 0).sort((a, b) => a.box[0] - b.box[0]);
  for (const word of byLeft) {
    const row = bestRow(rows, word, skew);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows
    .map((words) => toLine(words, page.index))
    .sort((a, b) => heightAt(a, skew) - heightAt(b, skew) || a.box[0] - b.box[0]);
}

/** Where most of a line stands, at the left: a mark as high as several lines would move the middle of its box. */
const heightAt = ({ words }: Line, skew: number): number => median(words.map(({ box }) => middle(box) - skew * box[0]));

export function spanOf(words: readonly Word[], page: number): Span {
  return { page, words, text: words.map((word) => word.text).join(' '), box: around(words) };
}

/** The segment of a line that holds a word of it. */
export const segmentOf = ({ segments }: Line, word: Word): Segment | undefined =>
  segments.find(({ words }) => words.includes(word));

/** Where a segment begins in the text of its line. */
export const startOf = ({ segments }: Line, segment: Segment): number =>
  segments.slice(0, segments.indexOf(segment)).reduce((sum, { text }) => sum + text.length + 1, 0);

/** The words of a span that its text from `start` to `end` touches. */
export function wordsAt(span: Span, start: number, end: number): Word[] {
  const found: Word[] = [];
  let at = 0;
  for (const word of span.words) {
    if (at < end && at + word.text.length > start) found.push(word);
    at += word.text.length + 1;
  }
  return found;
}

function bestRow(rows: readonly Word[][], word: Word, skew: number): Word[] | undefined {
  let best: Word[] | undefined;
  let bestScore = 0.45;
  for (const row of rows) {
    const last = row.at(-1)!;
    // An overlapping neighbour on the same height is another line's word (tight leading), not this one's, unless the
    // reader found both in one line: how wide each of its words is it only guesses.
    const overlaps = last.box[2] - word.box[0] > Math.max(heightOf(last.box), widthOf(word.box) * 0.5);
    if (overlaps && (word.line === undefined || last.line !== word.line)) continue;
    const sunk = skew * (word.box[0] - last.box[0]);
    const [top, bottom] = [word.box[1] - sunk, word.box[3] - sunk];
    const overlap = Math.min(last.box[3], bottom) - Math.max(last.box[1], top);
    const score = overlap / Math.min(heightOf(last.box), heightOf(word.box)) - (word.box[0] - last.box[2]) * 1e-5;
    const alike =
      Math.abs(middle(last.box) - (top + bottom) / 2) < 0.6 * Math.max(heightOf(last.box), heightOf(word.box));
    if (alike && score > bestScore) [best, bestScore] = [row, score];
  }
  return best;
}

function toLine(spaced: Word[], page: number): Line {
  const words = withoutLetterSpacing(spaced);
  const height = median(words.map((word) => heightOf(word.box)));
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (last && word.box[0] - last.box[2] < height * SEGMENT_GAP) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return { ...spanOf(words, page), segments: groups.map((group) => spanOf(group, page)) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
