/**
 * Running text: most of its words stand in lines full of words. Tables have long lines, too, but of figures; and a
 * letter or a contract of one page has as many short lines, in its head, its clauses' ends and its signatures.
 */
import { type Line } from './lines.js';

/** Words a line of prose has at least, and what part of them is without a figure. */
const [LONG_LINE, PLAIN] = [9, 0.75];

export const isProse = (lines: readonly Line[]): boolean => wordsIn(lines.filter(runs)) > wordsIn(lines) / 2;

/** A row of labels with their values, each in a cell of its own, has as many words and is no running text. */
const runs = ({ words, segments }: Line): boolean =>
  words.length >= LONG_LINE &&
  segments.some((cell) => cell.words.length >= LONG_LINE) &&
  words.filter(({ text }) => /^\D*\p{L}\D*$/u.test(text)).length >= PLAIN * words.length;

const wordsIn = (lines: readonly Line[]): number => lines.reduce((sum, { words }) => sum + words.length, 0);
