/**
 * A label and its value that the reader took for one piece of print, with no colon between them. Who fills in a form on
 * ruled lines leaves no gap, but the rule tells: under it no paper shows between the words, so their boxes overlap, and
 * a value begins where the boxes start to.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, spanOf } from '../../layout/lines.js';
import { isCapitals, tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { type Pair } from './pair.js';
import { asks, isPrompt, mayAsk } from './prompts.js';
import { written } from './reach.js';

/** In heights: words on a rule overlap by more. */
const OVERLAP = 0.15;
/** And so much where a single word is the label. */
const LONG_RULE = 1.5;
const LONGEST_LABEL = 7;
/** So many are no chance, ruled or not, when fewer labels have a colon. */
const LEAST_UNRULED = 4;
const DANGLING = /\b(?:of|and|or|to|for|de|di|du)$/i;

interface RunOn extends Pair {
  readonly ruled: boolean;
}

export function runOn({ lines }: Layout, isLabel: (text: string) => boolean, withColon: number): Pair[] {
  const found = lines.flatMap(({ segments }) =>
    segments.flatMap((segment): RunOn[] => {
      if (isLabel(segment.text)) return [];
      const pieces = segment.words.flatMap(halves);
      const end = boundaryOf(pieces);
      if (!end || (!end.ruled && (asks(segment.text) || mayAsk(segment.text)))) return [];
      const value = spanOf(pieces.slice(end.at), segment.page);
      const text = written(value.text);
      const label = tidy(textOf(pieces.slice(0, end.at)));
      return answers(label, text) ? [{ label, value, text, beside: true, ruled: end.ruled }] : [];
    }),
  );
  const usual = found.length >= LEAST_UNRULED && found.length > withColon;
  return found.filter(({ ruled }) => ruled || usual);
}

/** How many words the label has: up to where a rule begins, else as many as still ask for something. */
function boundaryOf(words: readonly Word[]): { readonly at: number; readonly ruled: boolean } | undefined {
  const gaps = words.map((word, at) => (at === 0 ? 0 : gapBetween(words[at - 1]!, word)));
  const first = gaps.findIndex((gap) => gap < -OVERLAP);
  const onRule = first > 0 && gaps.slice(first).every((gap) => gap < -OVERLAP);
  const ends = words.flatMap((next, at) => (at > 0 && at <= LONGEST_LABEL && mayEnd(words, at, next) ? [at] : []));
  const ruled = ends.find((at) =>
    first === at ? at > 1 || gaps[at]! < -LONG_RULE : first === at + 1 && gaps[at]! >= 0,
  );
  if (onRule && ruled !== undefined) return { at: ruled, ruled: true };
  const at = ends.filter((end) => isClear(textOf(words.slice(0, end)), textOf(words.slice(end)))).at(-1);
  return at === undefined ? undefined : { at, ruled: false };
}

/** "Cost Analysis" is one thing: where no rule tells, a figure, another type or a word that only labels have must. */
const isClear = (label: string, rest: string): boolean =>
  isPrompt(label) || /\bby$/i.test(label) || /\d/.test(rest) || isCapitals(label) !== isCapitals(rest);

function mayEnd(words: readonly Word[], at: number, { text }: Word): boolean {
  const label = textOf(words.slice(0, at));
  if (!/^(?:\p{Lu}|[$£€(+]*\d)/u.test(text) || !/^\p{Lu}/u.test(label) || DANGLING.test(label)) return false;
  return isPrompt(label) || mayAsk(label);
}

/** In heights. */
const gapBetween = (a: Word, b: Word): number => (b.box[0] - a.box[2]) / heightOf(a.box);

/** "contactedBoston" is two words, "DATEMay", "Telephone(415)" and "Plaintiff JANE" where the space was lost. */
function halves(word: Word): Word[] {
  const at = word.text.search(/(?<=\p{Ll}{3})(?=\p{Lu}|\(\d)|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2}|\(\d)/u);
  if (at <= 0) return [word];
  const [x0, y0, x1, y1] = word.box;
  const middle = x0 + ((x1 - x0) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: [x0, y0, middle, y1] },
    { ...word, text: word.text.slice(at), box: [middle, y0, x1, y1] },
  ];
}

function answers(label: string, text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || asks(text) || mayAsk(text) || /^\p{L}+ed$/u.test(text)) return false;
  return /\d/.test(text) || !isCapitals(text) || !isCapitals(label);
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
