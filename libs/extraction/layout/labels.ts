/**
 * Finds the labels of a lexicon in lines ("Rechnungsnummer:", "Total TTC"). The longest phrase wins where several
 * match, and a phrase never matches inside a word. Punctuation and spaces between the words of a phrase may differ.
 */
import { type Word } from '../model/page.js';
import { fold } from './fold.js';
import { type Span, spanOf, wordsAt } from './lines.js';
import { asPrinted, endOf, type Phrase } from './phrase.js';

/** Label name → phrases in any language, folded (lower case, no accents). */
export type Lexicon<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export interface LabelHit<Name extends string> {
  readonly name: Name;
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
  /** At least one. */
  readonly words: readonly [Word, ...Word[]];
}

export type LabelFinder<Name extends string> = (span: Span) => LabelHit<Name>[];

export function labelFinder<Name extends string>(lexicon: Lexicon<Name>): LabelFinder<Name> {
  const entries = (Object.entries(lexicon) as [Name, readonly string[]][])
    .flatMap(([name, phrases]) => phrases.flatMap((text) => asPrinted(text).map((phrase) => ({ name, phrase }))))
    .sort((a, b) => b.phrase.text.length - a.phrase.text.length);
  const byFirst = Map.groupBy(entries, ({ phrase }) => phrase.words[0]!.charAt(0));
  return (span) => {
    const text = fold(span.text);
    const hits: LabelHit<Name>[] = [];
    for (let at = 0; at < text.length; at++) {
      const candidates = byFirst.get(text.charAt(at));
      if (!candidates || goesOn(text, at)) continue;
      const match = firstOf(candidates, text, at);
      if (!match) continue;
      const [first, ...more] = wordsAt(span, at, match.end);
      if (first) {
        const phrase = text.slice(at, match.end);
        hits.push({ name: match.name, start: at, end: match.end, phrase, words: [first, ...more] });
      }
      at = match.end - 1;
    }
    return hits;
  };
}

/** In the middle of a word. */
const goesOn = (text: string, at: number): boolean => /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));

function firstOf<Name>(candidates: readonly { name: Name; phrase: Phrase }[], text: string, at: number) {
  for (const { name, phrase } of candidates) {
    const end = endOf(phrase.words, text, at);
    if (end !== undefined) return { name, end };
  }
  return undefined;
}

/** Nothing of the text is left beside its labels: "Buyer (Bill to)". */
export function isOnlyLabels<Name extends string>(text: string, find: LabelFinder<Name>): boolean {
  const hits = find(spanOf([{ text, box: [0, 0, 0, 0], confidence: 1, source: 'ocr' }], 0));
  const rest = hits.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return hits.length > 0 && !/[\p{L}\p{N}]/u.test(rest);
}

/** A lexicon's phrases written as one text, parted by bars; line ends part them too. Folds them. */
export function phrases(text: string): readonly string[] {
  return fold(text)
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** The labels of one language: name → its phrases as one text. */
export type LabelsIn<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The labels of several languages as one lexicon; a phrase two languages share stands in it once. */
export function lexiconOf<Name extends string>(
  names: readonly Name[],
  languages: readonly LabelsIn<Name>[],
): Lexicon<Name> {
  const lexicon = {} as Record<Name, readonly string[]>;
  for (const name of names) lexicon[name] = [...new Set(languages.flatMap((labels) => phrases(labels[name] ?? '')))];
  return lexicon;
}
