/**
 * A whole name in one line parted into surname and given names: by its comma, by its capitals ("Ada EXAMPLE"), else the
 * last word is the surname, with the particles before it.
 */
import { tidy } from '../../normalise/text.js';

export interface NameParts {
  readonly surname: string;
  readonly given: string;
}

/** Issuers in whose languages the surname comes first. */
export const SURNAME_FIRST: ReadonlySet<string> = new Set('CHN HKG MAC TWN KOR PRK JPN VNM SGP KHM HUN'.split(' '));

const TITLE = /^(?:mrs?|miss|ms|dr|prof|rev|shri|smt)\.?\s+(?=\p{L}{2})/iu;
const PARTICLE =
  /^(?:d[aeiu]|del|della|d[ao]s|des|l[ae]|van|von|vom|der|den|ter|ten|zu|al|el|bin|binti|bint|ben|ibn|st|mac|mc|y|ó)$/i;
const CAPITALS = /^[\p{Lu}'’-]{2,}$/u;
const SMALL = /\p{Ll}/u;

/** @param surnameFirst as the issuer's country writes names, where nothing else tells */
export function nameParts(text: string, surnameFirst = false): NameParts | undefined {
  const name = tidy(text).replace(TITLE, '');
  const [before = '', ...after] = name.split(',').map(tidy);
  if (after.length > 0) return parted(before, after.join(' '));
  const words = name.split(' ');
  const capitals = words.map((word) => CAPITALS.test(word));
  if (words.some((word) => SMALL.test(word)) && capitals.some(Boolean)) {
    const [first, last] = [capitals.indexOf(true), capitals.lastIndexOf(true)];
    if (last === words.length - 1) return parted(words.slice(first).join(' '), words.slice(0, first).join(' '));
    if (first === 0) return parted(words.slice(0, last + 1).join(' '), words.slice(last + 1).join(' '));
  }
  if (surnameFirst) return parted(words[0]!, words.slice(1).join(' '));
  let from = words.length - 1;
  while (from > 1 && PARTICLE.test(words[from - 1]!)) from--;
  return parted(words.slice(from).join(' '), words.slice(0, from).join(' '));
}

const parted = (surname: string, given: string): NameParts | undefined =>
  surname && given ? { surname, given: tidy(given.replace(TITLE, '')) } : undefined;
