/**
 * Boxes that are words of their own, ☒ or ☐: of a text layer, or seen in a page's picture. A form prints all its boxes
 * before their options, or all behind them; whichever side stands closer, over a line and then over all.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';

const TICKED = /^[☒☑✓✔✗✘🗹🗷]$/u;
const SIGN = /^[☒☑✓✔✗✘🗹🗷☐□❏❑◻▢]$/u;

export const isSign = (text: string): boolean => SIGN.test(text);

/** In heights of the line: what is farther from a box is not its option, what is farther from a word goes not on. */
const FAR = 2.2;
const APART = 1.3;
/** One side must be closer by this to settle its line. */
const CLOSER = 0.75;

export function signed({ lines }: Layout): Pair[] {
  const rows = lines.filter(({ words }) => words.some(({ text }) => isSign(text))).map((line) => rowOf(line));
  const before = totalOf(rows, 'after') <= totalOf(rows, 'before');
  return rows.flatMap(({ line, gaps }) => {
    const closer = gaps.after < gaps.before * CLOSER || (before && gaps.before >= gaps.after * CLOSER);
    return line.words.flatMap((word, at): Pair[] => {
      if (!TICKED.test(word.text)) return [];
      const option = closer ? following(line, at) : preceding(line, at);
      const label = tidy(option.map(({ text }) => text).join(' '));
      return /[\p{L}\p{N}]/u.test(label) ? [{ label, value: spanOf([word], line.page), text: 'X', beside: true }] : [];
    });
  });
}

interface Row {
  readonly line: Line;
  /** From each box to the words before it and after it, added up. */
  readonly gaps: { readonly before: number; readonly after: number };
}

function rowOf(line: Line): Row {
  const most = heightOf(line.box) * FAR;
  const { words } = line;
  let [before, after] = [0, 0];
  for (const [at, { text, box }] of words.entries()) {
    if (!isSign(text)) continue;
    const [previous, next] = [words[at - 1], words[at + 1]];
    before += previous && !isSign(previous.text) ? Math.min(most, Math.max(0, box[0] - previous.box[2])) : most;
    after += next && !isSign(next.text) ? Math.min(most, Math.max(0, next.box[0] - box[2])) : most;
  }
  return { line, gaps: { before, after } };
}

const totalOf = (rows: readonly Row[], side: keyof Row['gaps']): number =>
  rows.reduce((sum, { gaps }) => sum + gaps[side], 0);

function following({ words, box }: Line, at: number): Word[] {
  const found: Word[] = [];
  for (const word of words.slice(at + 1)) {
    const gap = word.box[0] - (found.at(-1) ?? words[at]!).box[2];
    if (isSign(word.text) || gap > heightOf(box) * (found.length === 0 ? FAR : APART)) break;
    found.push(word);
  }
  return found;
}

function preceding({ words, box }: Line, at: number): Word[] {
  const found: Word[] = [];
  for (const word of words.slice(0, at).reverse()) {
    const gap = (found[0] ?? words[at]!).box[0] - word.box[2];
    if (isSign(word.text) || gap > heightOf(box) * (found.length === 0 ? FAR : APART)) break;
    found.unshift(word);
  }
  return found;
}
