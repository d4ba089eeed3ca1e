/** What parts the words of a label in Chinese or Japanese: its headings, and postcodes before what they are of. */
import { fold } from '../../../layout/fold.js';
import { phrases } from '../../../layout/labels.js';
import { layOut } from '../../../layout/layout.js';
import { parted } from '../../../layout/parted-words.js';
import { type Word } from '../../../model/page.js';
import { type Reading, readingOf } from '../../../reading/reading.js';
import { KEYS } from './party-lines.js';
import { ja } from '../labels/ja.js';
import { zh } from '../labels/zh.js';
import { isEastAsian } from '../../../model/scripts.js';

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
  const pages = layout.pages.map((page) => ({
    ...page,
    words: page.words.flatMap((word) => parted(word, cutsOf(word))),
  }));
  return readingOf(layOut(pages), language, { rereads, barcodes });
}

function cutsOf(word: Word): number[] {
  const text = fold(word.text);
  return [...text.matchAll(HEADING), ...text.matchAll(POSTCODE)].flatMap(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}
