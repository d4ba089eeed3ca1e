/**
 * Chinese and Japanese are printed without spaces: "收件人:陈晓明电话:5550176" is one word to the reader, until what it
 * announces parts it. Words of other scripts stay as they are.
 */
import { isEastAsian } from '../model/scripts.js';
import { type Word } from '../model/page.js';
import { type LabelFinder } from './labels.js';
import { type Layout, layOut } from './layout.js';
import { spanOf } from './lines.js';

/** Parted where a label begins, and behind it with its colon. */
export function partedAtLabels<Name extends string>(layout: Layout, find: LabelFinder<Name>): Layout {
  if (!isEastAsian(layout.text)) return layout;
  const cutsOf = (word: Word) =>
    find(spanOf([word], 0)).flatMap(({ start, end }) => [start, end + behind(word.text.slice(end))]);
  return layOut(
    layout.pages.map((page) => ({ ...page, words: page.words.flatMap((word) => parted(word, cutsOf(word))) })),
  );
}

/** Characters up to what a label announces: its colon is no part of that. */
const behind = (rest: string): number => /^\s*[:：]?/.exec(rest)![0].length;

/** @param cuts places in its text, in any order */
export function parted(word: Word, cuts: readonly number[]): Word[] {
  if (cuts.length === 0 || !isEastAsian(word.text)) return [word];
  const places = [...new Set([0, ...cuts, word.text.length])].sort((a, b) => a - b);
  return places
    .slice(1)
    .map((end, at) => between(word, places[at]!, end))
    .filter(({ text }) => text !== '');
}

/** Characters of these scripts are twice as wide as Latin ones. */
const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (isEastAsian(each) ? 2 : 1), 0);

function between(word: Word, start: number, end: number): Word {
  const [x0, y0, x1, y1] = word.box;
  const scale = (x1 - x0) / widthOf(word.text);
  const at = (place: number) => x0 + widthOf(word.text.slice(0, place)) * scale;
  return { ...word, text: word.text.slice(start, end).trim(), box: [at(start), y0, at(end), y1] };
}
