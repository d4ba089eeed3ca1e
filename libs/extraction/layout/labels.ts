/**
 * Finds the labels of a lexicon in lines ("Rechnungsnummer:", "Total TTC"). The longest phrase wins where several
 * match, and a phrase never matches inside a word. Punctuation and spaces between the words of a phrase may differ.
 */
import { type Word } from '../model/page.js';
import { fold } from './fold.js';
import { type Span, wordsAt } from './lines.js';

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
    .flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, phrase })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const exact = entries.map(({ name, phrase }) => ({ name, pattern: new RegExp(`^(?:${source(phrase)})$`, 'u') }));
  const seen = new Map<string, Name | undefined>();
  const ownerOf = (matched: string): Name | undefined => {
    if (!seen.has(matched)) seen.set(matched, exact.find(({ pattern }) => pattern.test(matched))?.name);
    return seen.get(matched);
  };
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${entries.map(({ phrase }) => source(phrase)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (span) =>
    [...fold(span.text).matchAll(pattern)].flatMap((match): LabelHit<Name>[] => {
      const name = ownerOf(match[0]);
      const [start, end] = [match.index, match.index + match[0].length];
      const [first, ...more] = wordsAt(span, start, end);
      return name && first ? [{ name, start, end, phrase: match[0], words: [first, ...more] }] : [];
    });
}

/** Between the words of a phrase; a currency may stand there, as in "Total (€) excl. VAT". */
const BETWEEN = String.raw`[\s.,\-/:]{0,3}(?:\(?(?:[€$£]|eur|usd|gbp|chf)\)?[\s.,\-/:]{1,3})?`;

function source(phrase: string): string {
  return phrase
    .split(/[\s.\-/]+/)
    .filter(Boolean)
    .map((part) => part.replace(/[*+?^${}()|[\]\\]/g, '\\$&').replace(/[°º]/g, '[°ºo*]?'))
    .join(BETWEEN);
}

/** A lexicon's phrases written as one text, parted by bars; line ends part them too. */
export function phrases(text: string): readonly string[] {
  return text
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
