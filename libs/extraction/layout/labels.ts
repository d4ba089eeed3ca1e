/**
 * Finds the labels of a lexicon in lines ("Rechnungsnummer:", "Total TTC"). The longest phrase wins where several
 * match, and a phrase never matches inside a word. Punctuation and spaces between the words of a phrase may differ.
 */
import { type Word } from '../model/page.js';
import { fold } from './fold.js';
import { type Span, spanOf, wordsAt } from './lines.js';

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
  const sources = entries.map(({ phrase }) => source(phrase));
  const pattern = new RegExp(`(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'uy');
  const firsts = new Set(sources.map((each) => each.replace('\\', '').charAt(0)));
  return (span) =>
    matchesAtWords(fold(span.text), pattern, firsts).flatMap((match): LabelHit<Name>[] => {
      const name = ownerOf(match[0]);
      const [start, end] = [match.index, match.index + match[0].length];
      const [first, ...more] = wordsAt(span, start, end);
      return name && first ? [{ name, start, end, phrase: match[0], words: [first, ...more] }] : [];
    });
}

/**
 * One after the other, each where no word goes on. Hundreds of phrases are not tried at every character of a page but
 * where one of them can begin.
 * @param pattern sticky
 * @param firsts what it can begin with
 */
function matchesAtWords(text: string, pattern: RegExp, firsts: ReadonlySet<string>): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!firsts.has(text.charAt(at)) || /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    matches.push(match);
    at += match[0].length - 1;
  }
  return matches;
}

/** Between the words of a phrase; a bracket or a currency may stand there: "Total (€) excl. VAT", "Total (net)". */
const BETWEEN = String.raw`[\s.,\-/:()]{0,4}(?:\(?(?:[€$£]|eur|usd|gbp|chf)\)?[\s.,\-/:]{1,3})?`;

function source(phrase: string): string {
  return phrase
    .split(/[\s.\-/]+/)
    .filter(Boolean)
    .map((part) => part.replace(/[*+?^${}()|[\]\\]/g, '\\$&').replace(/[°º]/g, '[°ºo*]?'))
    .join(BETWEEN);
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
