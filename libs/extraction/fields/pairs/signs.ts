/**
 * Ticked boxes: the option is the label. Boxes are words of their own, ☒ or ☐, of a text layer, seen in a picture or
 * read as brackets; a bare X is a tick without its box, on a rule or behind its option: "Air X". A form prints its
 * boxes before their options, or behind them: whichever side stands closer, over a line and then over all.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { YES_OR_NO } from '../vocabulary/yes-or-no.js';
import { choices, textOf } from './choices.js';
import { matrix } from './matrix.js';
import { type Pair } from './pair.js';

const TICKED = /^[☒☑✓✔✗✘🗹🗷]$/u;
const SIGN = /^[☒☑✓✔✗✘🗹🗷☐□❏❑◻▢]$/u;
const BARE = /^[xX]{1,2}$/;
/** Words of an option that a bare X is beside: in other print an X is a letter, a number, a measure. */
const PLAIN = /^(?:\([\p{L}\p{N}]\)|[\p{L}][\p{L}\p{N}./-]*|\d+[-–]\d+)$/u;
const LONGEST_PLAIN = 5;
/** Dots that lead from an option to its box. */
const LEADER = /^[.·…]+$/;
/** A bracket of a box that was read no further. */
const BROKEN = /^(?:[[{(|\])}]+$|[[{])/;

export const isSign = (text: string): boolean => SIGN.test(text);
export const isTick = (text: string): boolean => BARE.test(text) || isSign(text);

/** In heights of the line: what is farther from a word of an option is no part of it. */
const APART = 1.3;
/** A gap says no more than this. */
const MOST_GAP = 2.2;
/** One side must be closer by this to settle its line. */
const CLOSER = 0.55;

export function ticked({ lines }: Layout): Pair[] {
  const rows = lines.filter(({ words }) => words.some(({ text }) => isTick(text))).map(rowOf);
  const before = sumOf(rows, 'after') < sumOf(rows, 'before');
  const said = new Set<string>();
  const optioned = rows.map((row) => ({ ...row, options: optionsIn(row, before) }));
  const places = new Map(lines.map((line, index) => [line, index]));
  const boxed = optioned.map(({ line, options }) => ({
    line,
    index: places.get(line)!,
    options: new Map([...options].filter(([{ text }]) => isSign(text))),
  }));
  const chosen = choices(
    lines,
    boxed.filter(({ options }) => options.size > 0),
    isTicked,
  );
  const crossed = matrix(
    lines,
    ({ text }) => isTick(text),
    (word) => isTicked(word) || BARE.test(word.text),
  );
  const told = new Set([...chosen, ...crossed].flatMap(({ value }) => value.words));
  const alone = optioned.flatMap(({ line, options }) => {
    const questions = questionsOf(line, options);
    return [...options].flatMap(([word, words]): Pair[] => {
      const option = textOf(words);
      if (told.has(word) || !(BARE.test(word.text) || isTicked(word)) || !/[\p{L}\p{N}]/u.test(option)) return [];
      const question = said.has(option) && questions.get(word);
      said.add(option);
      const pair = question ? { label: question, text: option } : { label: option, text: 'X' };
      return [{ ...pair, value: spanOf([word], line.page), beside: true }];
    });
  });
  return [...chosen, ...crossed, ...alone];
}

/** What each box of a line is a box of. */
function optionsIn({ line, gaps }: Row, before: boolean): Map<Word, readonly Word[]> {
  const isAhead = gaps.after < gaps.before * CLOSER;
  const isBehind = gaps.before < gaps.after * CLOSER;
  const optionOf = (word: Word, at: number): readonly Word[] => {
    if (BARE.test(word.text)) return besideBare(line, word, isAhead && word.text === 'X');
    return isAhead || (before && !isBehind) ? following(line, at) : preceding(line, at);
  };
  return new Map(line.words.flatMap((word, at) => (isTick(word.text) ? [[word, optionOf(word, at)]] : [])));
}

const isTicked = ({ text }: Word): boolean => TICKED.test(text);

/**
 * What each box of a line answers: a second "Yes" says nothing without it. It stands to the left, next to the options
 * of its own boxes; a line may have several.
 */
function questionsOf({ words }: Line, options: ReadonlyMap<Word, readonly Word[]>): ReadonlyMap<Word, string> {
  const offered = new Set([...options].flatMap(([word, option]) => [word, ...option]));
  const questions = new Map<Word, string>();
  let begin = 0;
  let question = '';
  for (const [at, word] of words.entries()) {
    if (!offered.has(word)) continue;
    if (at > begin) question = textOf(words.slice(begin, at)).replace(/(?<=\?) .*$/, '');
    begin = at + 1;
    questions.set(word, question);
  }
  return questions;
}

/** The words next to a bare X in its cell; those of the cell before where it has one to itself. */
function besideBare({ segments }: Line, word: Word, isBefore: boolean): readonly Word[] {
  const cell = segments.findIndex(({ words }) => words.includes(word));
  const { words } = segments[cell]!;
  const at = words.indexOf(word);
  const after = words.length > at + 1 ? words.slice(at + 1) : (segments[cell + 1]?.words ?? []);
  const before = words.length === 1 ? (segments[cell - 1]?.words ?? []) : words.slice(0, at);
  const row = (isBefore ? after : [...before].reverse()).filter(isWord);
  const end = row.findIndex(({ text }) => !PLAIN.test(text));
  const plain = end < 0 ? row : row.slice(0, end);
  if (plain.length > LONGEST_PLAIN) return [];
  return isBefore ? plain : [...plain].reverse();
}

interface Row {
  readonly line: Line;
  /** From each box to the words before it and after it, added up. */
  readonly gaps: { readonly before: number; readonly after: number };
}

function rowOf(line: Line): Row {
  const { words } = line;
  const most = heightOf(line.box) * MOST_GAP;
  const gap = (left: Word | undefined, right: Word | undefined, other: Word | undefined) =>
    left && right && other && !isTick(other.text) ? Math.min(most, Math.max(0, right.box[0] - left.box[2])) : most;
  let [before, after] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (!isTick(word.text)) continue;
    before += gap(words[at - 1], word, words[at - 1]);
    after += gap(word, words[at + 1], words[at + 1]);
  }
  return { line, gaps: { before, after } };
}

const sumOf = (rows: readonly Row[], side: keyof Row['gaps']): number =>
  rows.reduce((sum, { gaps }) => sum + gaps[side], 0);

function following({ words, box }: Line, at: number): Word[] {
  const found: Word[] = [];
  for (const word of words.slice(at + 1)) {
    const gap = word.box[0] - (found.at(-1) ?? words[at]!).box[2];
    if (ends(word) || (found.length > 0 && gap > heightOf(box) * APART)) break;
    found.push(word);
  }
  return found.filter(isWord);
}

function preceding({ words, box }: Line, at: number): Word[] {
  const found: Word[] = [];
  for (const word of words.slice(0, at).reverse()) {
    const gap = (found[0] ?? words[at]!).box[0] - word.box[2];
    if (ends(word) || /[:?]$/.test(word.text) || (found.length > 0 && gap > heightOf(box) * APART)) break;
    found.unshift(word);
    if (found.length === 1 && isAnswer(word)) break;
  }
  return found.filter(isWord);
}

/** An option in one word: what stands before it is the question. */
const isAnswer = ({ text }: Word): boolean => YES_OR_NO.test(text);
const isWord = ({ text }: Word): boolean => !LEADER.test(text);
const ends = ({ text }: Word): boolean => isTick(text) || BROKEN.test(text);
