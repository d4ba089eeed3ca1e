/**
 * The line of a zone that carries the names: "P<ISSSURNAME<<GIVEN<NAMES<<<<". Readers take fillers for K, L, C, S and
 * E; runs of those beside real fillers are fillers again. Where a name's end stays doubtful, the word printed in the
 * card's visual zone decides. Not repaired: letters wrong within a name.
 */
import { CAPITALS_ALIKE } from '../../../normalise/confused-characters.js';
import { isCountryCode } from '../../../regions/countries.js';
import { oneOff } from '../../../normalise/confusions.js';
import { alphabetic } from './mrz-characters.js';

export interface MrzNames {
  readonly kind: string;
  readonly issuer: string;
  readonly surname: string;
  readonly givenNames: string;
  /** No filler ends the line: it was full, and what did not fit was left off (ICAO 9303 part 3, 4.6). */
  readonly cut: boolean;
  /** Words that the visual zone shows too. */
  readonly confirmed: number;
  /** Confirmed words, less what speaks against this way of reading the line. */
  readonly score: number;
}

/** What "<" is read as. */
const FILLER = '[<KLCS]';
/** A long run of them that holds one real filler, or that ends the line. */
const TAIL = new RegExp(`(?:<${FILLER}{2,}|${FILLER}{5,})$`);
const BETWEEN = new RegExp(`<${FILLER}?<|<[KC]{2,}|<[KC](?=[A-Z])|[KC]<(?=[A-Z])`, 'g');

/** Characters of a line of TD1, TD2 and TD3; a reader may have left off the fillers of a shorter one. */
const FULL: ReadonlySet<number> = new Set([30, 36, 44]);

export function namesIn(line: string, headed: boolean, printed: ReadonlySet<string>): MrzNames | undefined {
  const head = headed ? headOf(line) : { kind: '', issuer: '', length: 0 };
  if (!head) return undefined;
  const body = alphabetic(line.slice(head.length)).replace(TAIL, '');
  const readings = splits(body).map(([surname, given, doubt]) => {
    const names = [surname, given].map((part) => wordsOf(part, printed));
    const all = names.flat();
    const confirmed = all.filter((word) => printed.has(word)).length;
    const near = all.filter((word) => word.length >= NEAR_LENGTH && !printed.has(word) && nearly(word, printed)).length;
    const score = confirmed + near * 0.5 - (all.length - confirmed) * 0.1 - doubt - (names[1]!.length === 0 ? 0.3 : 0);
    return { surname: names[0]!.join(' '), givenNames: names[1]!.join(' '), confirmed, score };
  });
  const [best] = readings.filter(({ surname }) => surname.length > 1).sort((a, b) => b.score - a.score);
  return best && { ...best, kind: head.kind, issuer: head.issuer, cut: FULL.has(line.length) && !line.endsWith('<') };
}

/** The shortest word of which one letter may differ from the print. */
const NEAR_LENGTH = 5;
const nearly = (word: string, printed: ReadonlySet<string>): boolean =>
  [...printed].some((other) => other.length >= NEAR_LENGTH && oneOff(word, other));

/** Kind of document, then the issuer; between them a filler may have been read twice or as a letter. */
function headOf(line: string): { kind: string; issuer: string; length: number } | undefined {
  const heads = [0, 1].flatMap((from) =>
    [2, 3, 1].map((width) => {
      const kind = line.slice(from, from + width);
      const code = /^[D0]<</.test(line.slice(from + width)) ? 'D<<' : line.slice(from + width, from + width + 3);
      const issuer = country(code);
      return { kind: kind.replace(/[<KC]+$/, ''), issuer, length: from + width + 3, valid: /^[PVIAC]/.test(kind) };
    }),
  );
  return heads.find(({ valid, issuer }) => valid && isCountryCode(issuer)) ?? heads.find(({ valid }) => valid);
}

/** Every place where the surname may end with what speaks against it, the likeliest first. */
function splits(body: string): (readonly [surname: string, given: string, doubt: number])[] {
  const found = [...body.matchAll(BETWEEN)]
    .slice(0, 4)
    .flatMap(({ index, 0: run }): (readonly [string, string, number])[] => {
      const [before, after] = [body.slice(0, index), body.slice(index + run.length)];
      const clean = run === '<<';
      const double = clean || /^<.<$|^<[KC]{2,}$/.test(run);
      const bare = after.replace(/^[KC]+(?=[A-Z]{3})/, '');
      const own = before.replace(/[KC]$/, '');
      return [
        [before, after, double ? 0 : 0.25],
        ...(bare === after ? [] : [[before, bare, clean ? 0.3 : -0.01] as const]),
        ...(own === before ? [] : [[own, after, 0.3] as const]),
      ];
    });
  return found.length > 0 ? found : [[body, '', 0.5]];
}

function wordsOf(part: string, printed: ReadonlySet<string>): string[] {
  return part
    .split(/<+/)
    .map((word) => asPrinted(word, printed))
    .filter((word) => /[A-Z]/.test(word) && (printed.has(word) || !/^[KLCSE]{1,2}$|^[KLCSE]{4,}$/.test(word)));
}

/** The word, or what is left of it without up to two fillers at either end when that is what the card shows. */
function asPrinted(word: string, printed: ReadonlySet<string>): string {
  if (printed.has(word)) return word;
  for (let taken = 1; taken <= 2; taken++) {
    for (let front = 0; front <= taken; front++) {
      const back = taken - front;
      const rest = word.slice(front, word.length - back);
      const cut = word.slice(0, front) + word.slice(word.length - back);
      if (rest.length >= 2 && /^[KLCSE]+$/.test(cut) && printed.has(rest)) return rest;
    }
  }
  return word.replace(/([A-Z]{3,})(?:[LKC]{3,}|S{2,})$/, '$1');
}

export function country(text: string): string {
  const code = alphabetic(text).replace(/</g, '');
  return code === 'D' ? 'DEU' : code.length === 3 ? repairedCountryCode(code) : code;
}

/** The code itself, or the only known one that differs in a single letter of those easily confused. */
function repairedCountryCode(code: string): string {
  if (isCountryCode(code)) return code;
  const near = [...code].flatMap((letter, index) =>
    [...(CAPITALS_ALIKE[letter] ?? '')].map((other) => code.slice(0, index) + other + code.slice(index + 1)),
  );
  const known = [...new Set(near.filter(isCountryCode))];
  const [only, more] = known;
  return only && !more ? only : code;
}
