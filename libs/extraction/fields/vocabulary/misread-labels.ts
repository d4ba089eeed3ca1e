/**
 * Labels with a letter misread: "Invoice Nurnber", "Arnount due". What follows from a label hangs on it, so a run of
 * words that begins a cell and is no label as it is read is the one label it nearly is: every word looks like that
 * label's, or one of them, a long one, is a letter off.
 */
import { outline } from '../../normalise/confused-characters.js';
import { oneOff } from '../../normalise/confusions.js';
import { fold } from '../../layout/fold.js';
import { type LabelFinder, type LabelHit, type Lexicon } from '../../layout/labels.js';
import { wordsAt } from '../../layout/lines.js';

interface Known<Name extends string> {
  readonly name: Name;
  readonly phrase: string;
  readonly words: readonly Seen[];
}

/** A word, and what it looks like. */
interface Seen {
  readonly text: string;
  readonly outline: string;
}

/** Shorter words that look alike, or are a letter off, are words of their own: "rate" is no "date". */
const LOOKS = 4;
const OFF = 5;
/** But beside other words of the label. */
const LOOKS_BESIDE = 3;
/** A word of letters, two of which a reader may have taken for figures. */
const WORD = /^(?=.*\p{L})[\p{L}']*(?:[\d|][\p{L}']*){0,2}$/u;

/** "Sand & Gravel" is a name, of which the first word is no label. */
const JOINS = /^[&+]$/;

interface Bounds {
  /** Letters of the shortest word that may have another letter in the place of one. */
  readonly shortest?: number;
  /** Tells words that mean something else as they are printed. */
  readonly means?: (text: string) => boolean;
}

/** The finder, and the labels that runs of words at the start of cells were misread from. */
export function withMisread<Name extends string>(
  find: LabelFinder<Name>,
  lexicon: Lexicon<Name>,
  { shortest = OFF, means = () => false }: Bounds = {},
): LabelFinder<Name> {
  const known = (Object.entries(lexicon) as [Name, readonly string[]][]).flatMap(([name, phrases]) =>
    phrases.map((phrase): Known<Name> => ({ name, phrase, words: wordsOf(phrase) })),
  );
  const byCount = Map.groupBy(known, ({ words }) => words.length);
  const longest = Math.max(...byCount.keys());
  return (span) => {
    const hits = find(span);
    const run = runOf(span.text, longest);
    if (!run || isKnown(run, hits) || means(span.text.slice(run.start, run.end))) return hits;
    const read = run.words.map(seen);
    const near = (byCount.get(read.length) ?? []).filter(({ words }) => isNear(read, words, shortest));
    const [first] = near;
    if (!first || near.some(({ name }) => name !== first.name)) return hits;
    const [word, ...more] = wordsAt(span, run.start, run.end);
    if (!word) return hits;
    const told: LabelHit<Name> = {
      name: first.name,
      start: run.start,
      end: run.end,
      phrase: first.phrase,
      words: [word, ...more],
    };
    return [told, ...hits.filter(({ start }) => start >= told.end)];
  };
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** The words before the first figure, sign or colon of a cell; none when they are more than the longest phrase's. */
function runOf(text: string, longest: number): Run | undefined {
  const words: string[] = [];
  let [start, end] = [0, 0];
  for (const match of fold(text).matchAll(/[^\s.\-/()]+/gu)) {
    const word = match[0].replace(/[,:]+$/, '');
    if (!WORD.test(word)) {
      if (JOINS.test(word)) return undefined;
      break;
    }
    if (words.length === longest) return undefined;
    if (words.length === 0) start = match.index;
    words.push(word);
    end = match.index + word.length;
    if (word !== match[0]) break;
  }
  return words.length > 0 ? { start, end, words } : undefined;
}
const wordsOf = (phrase: string): readonly Seen[] =>
  phrase
    .split(/[\s.\-/()]+/)
    .filter(Boolean)
    .map(seen);

function seen(text: string): Seen {
  return { text, outline: outline(text.replaceAll('rn', 'm')) };
}

/** Asked of each phrase for each cell of a page, so that it ends at the second word that differs. */
function isNear(read: readonly Seen[], words: readonly Seen[], shortest: number): boolean {
  const least = words.length > 1 ? LOOKS_BESIDE : LOOKS;
  let off = -1;
  for (let at = 0; at < words.length; at++) {
    if (looksLike(read[at]!, words[at]!, least)) continue;
    if (off >= 0) return false;
    off = at;
  }
  if (off < 0) return true;
  const [a, b] = [read[off]!.text, words[off]!.text];
  return Math.min(a.length, b.length) >= shortest && oneOff(a, b);
}
const looksLike = (read: Seen, word: Seen, least: number): boolean =>
  read.text === word.text || (word.text.length >= least && read.outline === word.outline);

const isKnown = <Name extends string>(run: Run, hits: readonly LabelHit<Name>[]): boolean =>
  hits.some(({ start, end }) => start <= run.start && run.end <= end);
