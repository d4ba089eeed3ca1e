/**
 * How contracts in one language say what is asked of them. Each is an alternation as a regular expression writes it,
 * in small letters, accents and all; "~" stands for the end of a word in whatever case.
 */
import { fold } from '../../../../layout/fold.js';

export interface Wording {
  /** ISO 639-1 codes of what it is read in. */
  readonly languages: readonly string[];
  /** What may stand before a word and be one with it: articles and prepositions of Arabic and Hebrew. */
  readonly prefixes?: string;
  /** Words are not parted: Thai. */
  readonly unparted?: true;
  /** "Umowa najmu", at the head. */
  readonly title: string;
  /** Before the first party: "pomiędzy". */
  readonly between: string;
  /** Between two parties: "a", "oraz". */
  readonly and: string;
  /** Before what a party is called: "zwaną dalej". */
  readonly called: string;
  /** What parties are called, each by itself, … */
  readonly roles: string;
  /** … and all of them: "Stronami". */
  readonly together: string;
  /** Before a name: "spółką pod firmą", "panem". */
  readonly leads: string;
  /** Behind it, what else is said of its bearer: "z siedzibą w", "reprezentowaną przez". */
  readonly goesOn: string;
  /** Before whom somebody acts for, who is named first. */
  readonly actsFor?: string;
  /** Labels of names: "nazwa", "imię i nazwisko". */
  readonly names: string;
  /** That it is in force: "wchodzi w życie". */
  readonly begins: string;
  /** Before the day it bears: "zawarta w dniu". */
  readonly made: string;
  /** Behind a first day, in languages that say so there: "-tól". */
  readonly fromBehind?: string;
  /** Between the first and the last day. */
  readonly until: string;
  /** Of its time: "na czas określony", "okres obowiązywania". */
  readonly lasts: string;
  /** Of other times: secrecy, notice, guarantee, trial. */
  readonly other: string;
  /** Of lengths of time: "miesi[ąę]c~". */
  readonly units: string;
  /** Numbers in words by what they count. */
  readonly numbers: Readonly<Record<number, string>>;
  /** Countries as their people name them, and how their law is spoken of. */
  readonly laws: readonly (readonly [country: string, spoken: string])[];
}

/** Regular expressions of a wording, over folded text. */
export interface Patterns {
  readonly wording: Wording;
  /** Any of these, as whole words. @param around what stands before and behind, as a regular expression */
  find(words: string, around?: readonly [before: string, behind: string], flags?: string): RegExp;
}

/** @returns what compiles alternations of the wording, each once */
export function patternsOf(wording: Wording): Patterns {
  const known = new Map<string, RegExp>();
  return {
    wording,
    find(words, [before, behind] = ['', ''], flags = 'u') {
      const key = [flags, before, words, behind].join('\n');
      const pattern = known.get(key) ?? new RegExp(`${before}${whole(wording, words)}${behind}`, flags);
      known.set(key, pattern);
      return pattern;
    },
  };
}

/** Letters of these languages, folded: a class of all letters takes a hundred times as long to compile. */
const LETTER = '[a-zα-ωа-ӿא-תء-ي]';

/** As whole words, folded; where words are not parted, wherever they stand. */
export function whole({ prefixes, unparted }: Wording, words: string): string {
  const folded = words.replace(/[^\0-\x7f]+/gu, fold).replaceAll('~', `${LETTER}*`);
  if (unparted) return `(?:${folded.replaceAll(' ', String.raw`\s?`)})`;
  const before = prefixes === undefined ? '' : `(?:${prefixes.replace(/[^\0-\x7f]+/gu, fold)})?`;
  return `(?<!${LETTER})${before}(?:${folded.replaceAll(' ', String.raw`\s{1,3}`)})(?!${LETTER})`;
}
