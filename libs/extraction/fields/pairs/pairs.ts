/**
 * Label–value pairs of any document: "Label: value" within a cell, a label with its value in the next cell or under it,
 * a label and its value parted by a rule to write on, rows of a two-column form without colons, boxes that are ticked.
 * A sentence with a colon in it is no label, and what asks for something itself is no value.
 */
import { type Layout, layOut } from '../../layout/layout.js';
import { type Line, type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { fieldPairs, tellsAnswers } from '../filled/field-pairs.js';
import { aligned } from './aligned.js';
import { cellsOf } from './cells.js';
import { columnRows } from './column-rows.js';
import { likewise } from './likewise.js';
import { lone } from './lone.js';
import { numbered } from './numbered.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { raised } from './raised.js';
import { withReadSigns } from './read-signs.js';
import { runOn } from './run-on.js';
import { isSign, isTick, ticked } from './signs.js';
import { stacked } from './stacked.js';
import { unmarked } from './unmarked.js';
import { abreast, alongside, continued, under, written } from './reach.js';

/** A colon, or what a reader makes of one at the end of a label. The colon of "10:15" is none. */
const LABEL =
  /^[^\p{L}\p{N}#]{0,3}([\p{L}#][\p{L}\p{N} .,'’"&()/#°º%*-]{0,72}?)\s*(?:(?<!\d)[:：]|[:：](?!\d)|[;=](?=\s|_|$)|\.?_{2,}|_(?=\s|$|[$£€]?\d)|\s_(?=\p{L}))\s*(.*)$/u;
const LABEL_WORDS = 10;
/** Mean confidence of a value's words. */
const LEAST_READ = 0.8;
/** An honest line has a few; each is looked for in all that follows it. */
const MOST_IN_SEGMENT = 50;

export function pairsOf(whole: Layout): Pair[] {
  const told = whole.pages.filter(tellsAnswers);
  if (told.length === 0) return printedPairs(whole);
  const others = layOut(whole.pages.filter((page) => !told.includes(page)));
  return [...once(told.flatMap(fieldPairs)), ...printedPairs(others)].sort((a, b) => order(a) - order(b));
}

/** What a form says again at the head of each page it says once. */
const once = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ({ label, text, value }) =>
      !pairs.some((other) => other.label === label && other.text === text && other.value.page < value.page),
  );

function printedPairs(whole: Layout): Pair[] {
  const layout = cellsOf(withReadSigns(whole));
  const stated = layout.lines.flatMap((line, index) =>
    line.segments.flatMap((segment, place) => pairsIn(layout, line, index, segment, place)),
  );
  const beside = wordsOf(stated.filter((pair) => pair.beside));
  const stacks = stacked(without(layout, holding(beside)), isLabel, stated.length);
  const more = likewise(
    layout.lines,
    stacks.examples,
    isLabel,
    (cell) => !holding(beside)(cell) && !holding(stacks.taken)(cell),
    stated.length,
  );
  const underneath = new Set([...stacks.taken, ...more.taken]);
  const said = stated.filter((pair) => pair.beside || !holding(underneath)(pair.value));
  const taken = wordsOf(said);
  const left = without(layout, holding(underneath));
  const running = runOn(left, isLabel, stated.length);
  const others = without(left, holding(wordsOf(running)));
  const unsaid = [...columnRows(others, isLabel), ...unmarked(others, isLabel)];
  const rows = [...running, ...unsaid, ...numbered(others)].filter(({ value }) => !holding(taken)(value));
  const told = [...said.filter((pair) => !isSentence(pair)), ...stacks.pairs, ...more.pairs, ...unlike(rows)];
  const freeOf = (pairs: readonly Pair[]) => {
    const held = wordsOf(pairs);
    return (cell: Segment) => !holding(held)(cell) && !holding(underneath)(cell);
  };
  const all = [...told, ...aligned(layout, told, isLabel, freeOf(told))];
  all.push(...lone(layout, isLabel, freeOf(all)));
  const full = raised(layout, all, isLabel, freeOf(all)).filter((pair) => isReadable(pair) && !hasBox(pair));
  return [...full, ...ticked(layout)].sort((a, b) => order(a) - order(b));
}

const wordsOf = (pairs: readonly Pick<Pair, 'value'>[]): ReadonlySet<Word> =>
  new Set(pairs.flatMap(({ value }) => value.words));

const holding =
  (held: ReadonlySet<Word>) =>
  ({ words }: Span): boolean =>
    words.some((word) => held.has(word));

/** The layout without the cells that something else holds already. */
const without = (layout: Layout, isTaken: (segment: Segment) => boolean): Layout => ({
  ...layout,
  lines: layout.lines.flatMap((line) => {
    const segments = line.segments.filter((segment) => !isTaken(segment));
    return segments.length > 0 ? [{ ...line, segments }] : [];
  }),
});

/** Beside a box to tick stands an option, that is no answer and asks for none. */
const hasBox = ({ label, value: { words } }: Pair): boolean =>
  words.some(({ text }) => isSign(text)) || label.split(' ').some(isSign);

/** What the reader was hardly sure of is a signature, a stamp, a scribble. */
const isReadable = ({ value: { words } }: Pair): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) >= LEAST_READ * words.length;

/** "Please note: this page is for the office" goes on in lower case, under no label that asks for anything. */
const isSentence = ({ label, text }: Pair): boolean =>
  !mayAsk(label) && /^\p{Ll}{2}/u.test(text) && text.split(' ').length > 2;

/** A cell is a value once. */
function unlike(pairs: readonly Pair[]): Pair[] {
  const seen = new Set<Word>();
  return pairs.filter(({ value }) => {
    const [first] = value.words;
    if (!first || seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

const order = ({ value }: Pair): number => value.page * 1e6 + value.box[1] + value.box[0] * 1e-3;

interface Stated {
  readonly label: string;
  readonly rest: string;
}

/** The label a text begins with, and what follows it. */
function stated(text: string): Stated | undefined {
  const match = LABEL.exec(text);
  const label = match?.[1] && cleaned(match[1]);
  if (!match || !label || label.split(' ').length > LABEL_WORDS || /^https?$/i.test(label)) return undefined;
  const rest = match[2] ?? '';
  const announced = text.slice(0, text.length - rest.length);
  if (announced.split('(').length > announced.split(')').length || /(?<!\p{L})[xX]$/u.test(label)) return undefined;
  // "K:\CLIENTS" is a path, "this; that; other" a list.
  if (label.length === 1 && /^.:\S/u.test(text.trim())) return undefined;
  if (
    /;/.test(text) &&
    !/[:：]/.test(text) &&
    (/;/.test(rest) || /^\p{Ll}/u.test(label) || /^\p{Ll}+ \p{Ll}/u.test(rest))
  )
    return undefined;
  const remark = /^(\([^()]*\)):?\s*$/.exec(rest);
  return remark ? { label: `${label} ${remark[1]}`, rest: '' } : { label, rest };
}

/** It announces a value and is no value itself. */
const isLabel = (text: string): boolean => stated(text) !== undefined;

function pairsIn(layout: Layout, line: Line, index: number, segment: Segment, place: number): Pair[] {
  const found = stated(segment.text);
  if (!found) return [];
  const { label, rest } = found;
  if (/[\p{L}\p{N}]/u.test(rest)) {
    return restPairs(segment, segment.text.length - rest.length, label)
      .map((pair, at, all) =>
        at === all.length - 1
          ? continued(layout, index, segment, alongside(line, place, pair, isLabel), isLabel)
          : pair,
      )
      .filter((pair) => !offersChoice(pair.text) && !isOptions(line, pair));
  }
  const next = line.segments[place + 1];
  if (next && asks(next.text)) return [];
  if (next && !isLabel(next.text) && /[\p{L}\p{N}$]/u.test(next.text)) {
    const pair = alongside(line, place + 1, { label, value: next, text: written(next.text), beside: true }, isLabel);
    const offered = line.segments.slice(place + 1).map(({ text }) => text);
    return offersChoice(pair.text) || CHOICE.test(offered.join(' ')) || isOptions(line, pair)
      ? []
      : [continued(layout, index, segment, pair, isLabel)];
  }
  const level = next ? undefined : abreast(layout, index, segment, isLabel);
  if (level) {
    const value = level.line.segments[level.place]!;
    return [alongside(level.line, level.place, { label, value, text: written(value.text), beside: true }, isLabel)];
  }
  const below = under(layout, index, segment, isLabel);
  if (!below) return [];
  const pair = { label, value: below.segment, text: written(below.segment.text), beside: false };
  return [continued(layout, below.index, segment, pair, isLabel)];
}

/** Boxes between words leave wide gaps: so many short texts in a row are what one may choose from. */
const LEAST_OPTIONS = 3;
const LONGEST_OPTION = 3;
const CHOICE =
  /^(?:yes\W*(?:x\W*)?no|ja\W*(?:x\W*)?(?:nein|nee|nej|nei)|oui\W*(?:x\W*)?non|s[iì]\W*(?:x\W*)?no|sim\W*(?:x\W*)?n[aã]o|tak\W*(?:x\W*)?nie)(?!\p{L})/iu;

/** "14 x 20 ft" has no tick. */
const MEASURES = /(\d\S*) x (?=\d)/gi;

/** Boxes to tick are no answer; which is ticked is for `ticked` to say. */
const offersChoice = (text: string): boolean =>
  CHOICE.test(text) || (/\p{L}{2}/u.test(text) && text.replace(MEASURES, '$1').split(' ').some(isTick));

function isOptions({ segments }: Line, { value }: Pair): boolean {
  if (value.words.length < LEAST_OPTIONS) return false;
  const held = new Set(value.words);
  const cells = segments.map(({ words }) => words.filter((word) => held.has(word))).filter(({ length }) => length > 0);
  const short = (cell: readonly Word[]) => cell.length <= LONGEST_OPTION && !cell.some(({ text }) => /\d/.test(text));
  return cells.length >= LEAST_OPTIONS && cells.every(short);
}

/** Without the mark a list has in front, or the rule to write on. */
const cleaned = (label: string): string => tidy(label.replace(/_+/g, ' '));

/**
 * "Date: 4 May Time: 10:15" is two pairs: a later label in the rest begins the next.
 * @param more pairs at most after the first; what follows them stays with the last
 */
function restPairs(segment: Segment, from: number, label: string, more = MOST_IN_SEGMENT - 1): Pair[] {
  const rest = segment.text.slice(from);
  const again = more > 0 && /\s((?:\p{Lu}[\p{L}.#/]*\s?){1,3}):\s/u.exec(rest);
  const end = again ? from + again.index : segment.text.length;
  const text = written(segment.text.slice(from, end));
  const words = wordsAt(segment, from, end);
  const own: Pair[] =
    text && words.length > 0 ? [{ label, value: spanOf(words, segment.page), text, beside: true }] : [];
  if (!again) return own;
  const following = spanOf(wordsAt(segment, end + 1, segment.text.length), segment.page);
  const match = LABEL.exec(following.text);
  return match?.[1] && match[2]
    ? [...own, ...restPairs(following, following.text.length - match[2].length, cleaned(match[1]), more - 1)]
    : own;
}
