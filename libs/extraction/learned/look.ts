/**
 * What a document looks like, as it is kept for learning: the words of its first pages and of its last, bounded in
 * number, and back to pages. A word with its label in front ("Datum:2024-05-03") is parted, because a label and a value
 * are two things here.
 */
import { type DocumentLook, type LookPage } from '#ports/extractor.js';
import { type Page, type Word } from '../model/page.js';
import { turnedBy } from '../model/pose.js';
import { LEARNING } from './limits.js';
import { marksOf } from './marks.js';

const FIRST_PAGES = 2;
const WORDS_A_PAGE = 1500;

export function lookOf(pages: readonly Page[]): DocumentLook {
  const kept = pages.length > FIRST_PAGES ? [...pages.slice(0, FIRST_PAGES), pages.at(-1)!] : pages;
  return { marks: pages[0] ? marksOf(pages[0]) : [], pages: kept.map(lookOfPage) };
}

function lookOfPage({ index, width, height, pose, words }: Page): LookPage {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    index,
    width,
    height,
    ...(pose && { pose }),
    words: words
      .slice(0, WORDS_A_PAGE)
      .map(({ text, box: [x0, y0, x1, y1], confidence }) => [
        text,
        round(x0),
        round(y0),
        round(x1),
        round(y1),
        Math.round(confidence * 100) / 100,
      ]),
  };
}

export function pagesOf(look: DocumentLook): Page[] {
  return look.pages.map(({ words, turn, ...page }) => ({
    ...(turn && { pose: turnedBy(turn) }),
    ...page,
    words: words.flatMap(([text, x0, y0, x1, y1, confidence]) =>
      text.length > LEARNING.wordLength
        ? []
        : parted({ text, box: [x0, y0, x1, y1], confidence, source: 'text-layer' }),
    ),
  }));
}

function parted(word: Word): Word[] {
  const [, label, value] = /^(.*\p{L}[:#])([^:#\s].*)$/u.exec(word.text) ?? [];
  if (label === undefined || value === undefined) return [word];
  const [x0, y0, x1, y1] = word.box;
  const cut = x0 + ((x1 - x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, box: [x0, y0, cut, y1] },
    { ...word, text: value, box: [cut, y0, x1, y1] },
  ];
}
