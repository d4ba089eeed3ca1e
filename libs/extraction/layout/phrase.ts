/**
 * A phrase of a lexicon, and where it ends in a line it begins in. Words are compared as they are, not by a regular
 * expression each: compiled, those of a few thousand phrases held 18 MB of every process that reads documents.
 */

import { partsNoWords } from '../model/scripts.js';

export interface Phrase {
  /** As the lexicon has it. */
  readonly text: string;
  /** At least one. */
  readonly words: readonly string[];
}

/** Between the words of a phrase up to so many of these may stand: "Total (net)", "Rechnungs-Nr." */
const SEPARATOR = /[\s.,\-/:()]/u;
const MOST_SEPARATORS = 4;
/** And then a currency: "Total (€) excl. VAT". */
const CURRENCY = /\(?(?:[€$£]|eur|usd|gbp|chf)\)?(?=[\s.,\-/:])/uy;
const AFTER_CURRENCY = /[\s.,\-/:]/u;
const MOST_AFTER_CURRENCY = 3;
/** The sign of "N°" is printed, or read, as any of these, or not at all; a full stop may stand before it. */
const SIGN = /[°º]/;
const SIGNS = ['.°', '.º', '.o', '.*', '.', '°', 'º', 'o', '*', ''];

/** @returns a phrase for each way its signs can be printed; nothing of no word */
export function asPrinted(text: string): Phrase[] {
  const toneless = text.replace(TONES, '');
  if (toneless !== text) return [text, toneless].flatMap((each) => phrasesOf(text, each));
  return phrasesOf(text, text);
}

/** Thai marks that readers miss and fonts do not state. */
const TONES = /[\u0e48-\u0e4b]/g;

function phrasesOf(text: string, printed: string): Phrase[] {
  const words = printed.split(/[\s.\-/]+/).filter(Boolean);
  return signsOf(words.join(' '))
    .filter((each) => /^\S/.test(each))
    .map((each) => ({ text, words: each.split(' ') }));
}

function signsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(SIGN);
  return rest.reduce((starts, part) => starts.flatMap((start) => SIGNS.map((sign) => start + sign + part)), [first]);
}

/** @returns where the phrase that begins here ends; nothing when another text stands here, or a longer word */
export function endOf(words: readonly string[], text: string, at: number, done = 0): number | undefined {
  const word = words[done];
  if (word === undefined || !text.startsWith(word, at)) return undefined;
  const end = at + word.length;
  if (done === words.length - 1) return goesOn(text, end) ? undefined : end;
  for (const next of nextWords(text, end)) {
    const found = endOf(words, text, next, done + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Thai, Chinese and Japanese end where figures or Latin letters begin: "登録番号T1234", "合計2,014". */
function goesOn(text: string, end: number): boolean {
  const next = text.slice(end, end + 2);
  if (!/^[\p{L}\p{N}]/u.test(next)) return false;
  return partsNoWords(next) || !partsNoWords(text.charAt(end - 1));
}

/** Where the next word can begin, the farthest first. */
function* nextWords(text: string, from: number): Generator<number> {
  for (let at = from + run(text, from, SEPARATOR, MOST_SEPARATORS); at >= from; at--) {
    CURRENCY.lastIndex = at;
    const currency = CURRENCY.exec(text)?.[0].length;
    if (currency !== undefined) {
      const after = run(text, at + currency, AFTER_CURRENCY, MOST_AFTER_CURRENCY);
      for (let more = after; more > 0; more--) yield at + currency + more;
    }
    yield at;
  }
}

/** How many characters of a kind stand here, at most so many. */
function run(text: string, from: number, kind: RegExp, most: number): number {
  let length = 0;
  while (length < most && kind.test(text.charAt(from + length))) length++;
  return length;
}
