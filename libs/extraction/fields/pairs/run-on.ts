/**
 * A label and its value that the reader took for one piece of print, with no colon between them. Who fills in a form on
 * ruled lines leaves no gap, but the rule tells: under it no paper shows between the words, so their boxes overlap, and
 * a value begins where the boxes start to.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { isCapitals, isLoud, tidy } from '../../normalise/text.js';
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
/** Of the cells in rows that all run on, each third has a figure: rows of headings have none. */
const FIGURES = 3;
/** A longer text that nothing parts is a sentence. */
const LONGEST_TEXT = 9;
const DANGLING = /\b(?:of|and|or|to|for|de|di|du)$/i;

/** How a label's end is told: where a rule begins, by what follows it, by its words, by the change of type alone. */
type Told = 'rule' | 'clear' | 'words' | 'type';

interface RunOn extends Pair {
  readonly told: Told;
  readonly line: Line;
}

export function runOn({ lines }: Layout, isLabel: (text: string) => boolean, withColon: number): Pair[] {
  const found = lines.flatMap((line) =>
    line.segments.flatMap((segment, place): RunOn[] => {
      if (isLabel(segment.text)) return [];
      const before = line.segments[place - 1];
      if (before && line.segments.length === 2 && asks(before.text)) return [];
      const pieces = segment.words.flatMap(halves);
      const end = boundaryOf(pieces);
      if (!end || (end.told !== 'rule' && isWholeLabel(segment.text))) return [];
      const value = spanOf(pieces.slice(end.at), segment.page);
      const text = written(value.text);
      const label = tidy(textOf(pieces.slice(0, end.at)));
      return answers(label, text) ? [{ label, value, text, beside: true, told: end.told, line }] : [];
    }),
  );
  const clear = found.filter(({ told }) => told === 'rule' || told === 'clear');
  const byLine = Map.groupBy(found, ({ line }) => line);
  const rows = new Set([...byLine].flatMap(([line, own]) => (isRow(line, own) ? [line] : [])));
  const abreast = found.filter(({ line }) => rows.has(line));
  const usual =
    (clear.length >= LEAST_UNRULED && clear.length > withColon) ||
    (abreast.length >= LEAST_UNRULED &&
      abreast.filter(({ text }) => /\d/.test(text)).length * FIGURES >= abreast.length);
  return found.filter((pair) => pair.told === 'rule' || (usual && (pair.told === 'clear' || rows.has(pair.line))));
}

/** With a figure in it, it has its answer. */
const isWholeLabel = (text: string): boolean => !/\d/.test(text) && mayAsk(text);

/** Several cells, each of which runs on, from a label of its own: "Witness 1" and "Witness 2" are labels themselves. */
function isRow(line: Line, own: readonly RunOn[]): boolean {
  const labels = own.map(({ label }) => label);
  return labels.length > 1 && labels.length === line.segments.length && new Set(labels).size === labels.length;
}

/** How many words the label has: up to where a rule begins, else as many as still ask for something. */
function boundaryOf(words: readonly Word[]): { readonly at: number; readonly told: Told } | undefined {
  const gaps = words.map((word, at) => (at === 0 ? 0 : gapBetween(words[at - 1]!, word)));
  const first = gaps.findIndex((gap) => gap < -OVERLAP);
  const ends = words.flatMap((next, at) => (at > 0 && at <= LONGEST_LABEL && mayEnd(words, at, next) ? [at] : []));
  const ruled = ends.find((at) =>
    first === at ? at > 1 || gaps[at]! < -LONG_RULE : first === at + 1 && gaps[at]! >= 0,
  );
  if (ruled !== undefined) return { at: ruled, told: 'rule' };
  const clear = ends.filter((end) => isClear(textOf(words.slice(0, end)), textOf(words.slice(end)))).at(-1);
  if (clear !== undefined) return { at: clear, told: 'clear' };
  const known = ends.at(-1);
  if (known !== undefined) return { at: known, told: 'words' };
  const turn = turnOf(words);
  return turn > 0 && words.length <= LONGEST_TEXT ? { at: turn, told: 'type' } : undefined;
}

/** Where small letters or capitals end that a label is printed in. */
function turnOf(words: readonly Word[]): number {
  const [head, ...rest] = words.map(({ text }) => text);
  if (!head || !/^[.·•]?\p{Lu}.?\p{L}/u.test(head)) return 0;
  const loud = isCapitals(head);
  const at = rest.findIndex((text) =>
    loud ? !isCapitals(text) || /\d/.test(text) || isInitial(text) : /^[^\p{Ll}(/]/u.test(text),
  );
  const two = at === 0 && !loud && !/\d/.test(rest[0]!);
  const asked = rest.slice(0, Math.max(at, 0)).some((text) => text.endsWith('?'));
  return at < 0 || at >= LONGEST_LABEL || two || asked ? 0 : at + 1;
}

/** "Cost Analysis" is one thing: where no rule tells, a figure, another type or a word that only labels have must. */
const isClear = (label: string, rest: string): boolean =>
  isPrompt(label) ||
  ENDS_LABEL.test(label) ||
  PARTICIPLE.test(label) ||
  /\d/.test(rest) ||
  isCapitals(label) !== isCapitals(rest);

function mayEnd(words: readonly Word[], at: number, { text }: Word): boolean {
  const label = textOf(words.slice(0, at));
  if (!/^(?:\p{Lu}|[$£€(+]*\d)/u.test(text) || !/^[.·•]?\p{Lu}/u.test(label) || /\d/.test(label)) return false;
  if (DANGLING.test(label) || changesType(words.slice(0, at))) return false;
  if (isLoud(text) && changesType(words)) return false;
  return !(at + 1 < words.length && goesOn(label, text)) && (isPrompt(label) || mayAsk(label.replace(PARTICIPLE, '')));
}

/** Words that end a label and begin no value. */
const ENDS_LABEL = /\b(?:by|name|number|date|address|title)$/i;
/** "Person Contacted", "Week Ending": what was done with what is asked for. */
const PARTICIPLE = / \p{L}{2,}(?:ed|ing)$/iu;
/** "Account" goes on as "Account Name". */
const goesOn = (label: string, next: string): boolean => isPrompt(next) || PARTICIPLE.test(`${label} ${next}`);

/** "LOCATION Pilot" is no label: capitals are kept to its end. */
const changesType = ([head, ...rest]: readonly Word[]): boolean =>
  isLoud(head!.text) && rest.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text));
const isInitial = (text: string): boolean => /^\P{L}?\p{Lu}\.$/u.test(text);

/** In heights. */
const gapBetween = (a: Word, b: Word): number => (b.box[0] - a.box[2]) / heightOf(a.box);

/** "contactedBoston" is two words, "DATEMay", "Telephone(415)" and "Plaintiff JANE" where the space was lost. */
function halves(word: Word): Word[] {
  const at = word.text.search(/(?<=\p{Ll}{3})(?=\p{Lu}|\(\d)|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2}|\(\d|\d{1,2}[/.-]\d)/u);
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
