/**
 * Chinese and Japanese are printed without spaces: "收件人:陈晓明电话:5550176" is one word to the reader, until what it
 * announces parts it. Words of other scripts stay as they are.
 */
import { fold } from '../../../layout/fold.js';
import { phrases } from '../../../layout/labels.js';
import { layOut } from '../../../layout/layout.js';
import { type Word } from '../../../model/page.js';
import { type Reading, readingOf } from '../../../reading/reading.js';
import { KEYS } from './party-lines.js';
import { ja } from '../labels/ja.js';
import { zh } from '../labels/zh.js';
import { isEastAsian } from '../../../language/scripts.js';

const anyOf = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length).join('|');
const keys = KEYS.filter(isEastAsian);
const all = [zh, ja].flatMap((labels) => Object.values(labels)).flatMap(phrases);
/** "客户服务:" ("service for customers") announces no service. */
const inWords = [zh, ja].flatMap(({ service: _service, carrier: _carrier, ...labels }) => Object.values(labels));
const within = [...inWords.flatMap(phrases), ...keys].filter(({ length }) => length > 1);
/** A heading by itself or before a colon; within a word, where it may be part of another, also before a long number. */
const HEADING = new RegExp(
  `(?<!\\p{L})(?:${anyOf([...all, ...keys])})(?:\\s?:|(?!\\p{L}))|(?:${anyOf(within)})(?:\\s?:|(?=\\d{5}))`,
  'gu',
);
/** "〒530-0001大阪府" */
const POSTCODE = /〒?\d{3}-\d{4}(?=\p{L})/gu;

export function withPartedWords(reading: Reading): Reading {
  const { layout, language, rereads, barcodes } = reading;
  if (!isEastAsian(layout.text)) return reading;
  const pages = layout.pages.map((page) => ({ ...page, words: page.words.flatMap(parted) }));
  return readingOf(layOut(pages), language, { rereads, barcodes });
}

function parted(word: Word): Word[] {
  if (!isEastAsian(word.text)) return [word];
  const text = fold(word.text);
  const cuts = [...text.matchAll(HEADING), ...text.matchAll(POSTCODE)].flatMap(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
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
