/**
 * Words and names of places that are known, found again where a reader broke or misread them: a letter off in a long
 * one, letters that look alike in any of five letters or more, a word torn in pieces. Of two known words that would do,
 * neither is taken.
 */
import { squeezed } from '../layout/fold.js';
import { outline } from './confused-characters.js';
import { oneOff } from './confusions.js';

const LONG = 6;
const LEAST = 5;
const MOST_PIECES = 3;
/** What a torn word leaves behind. */
const SCRAP = 3;

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** @param known folded; names of several words have spaces */
export function wordsRestored(text: string, known: readonly string[]): string {
  const index = new Map(known.map((word) => [squeezed(word), word]));
  const pieces = [...text.matchAll(/[\p{L}\p{N}"'|]+/gu)].map((match): Piece => {
    return { start: match.index, end: match.index + match[0].length };
  });
  let out = '';
  let at = 0;
  for (let i = 0; i < pieces.length; i++) {
    for (let count = Math.min(MOST_PIECES, pieces.length - i); count >= 1; count--) {
      const [start, end] = [pieces[i]!.start, pieces[i + count - 1]!.end];
      const word = restored(text.slice(start, end), count, index);
      if (!word) continue;
      out += text.slice(at, start) + likeCase(word, text.slice(start, end));
      at = end;
      i += count - 1;
      break;
    }
  }
  return out + text.slice(at);
}

function restored(window: string, count: number, index: ReadonlyMap<string, string>): string | undefined {
  const sample = squeezed(window);
  const exact = index.get(sample);
  if (count === 1)
    return exact ? undefined : only(index, ([key, word]) => !word.includes(' ') && isNear(sample, key, true));
  const tokens = window.split(/[\s_]+/);
  if (!tokens.every((token) => /^[\p{L}"'|]+$/u.test(token))) return undefined;
  const parts = exact?.split(' ').length ?? 0;
  if (exact) return parts < count ? exact : undefined;
  if (tokens.some((token) => index.has(squeezed(token)) && tokens.length > 2)) return undefined;
  return only(index, ([key, word]) => {
    const names = word.split(' ').length;
    if (names === count) return isNear(sample, key, false);
    const torn = tokens.some((token) => token.length <= SCRAP) && !tokens.some((token) => index.has(squeezed(token)));
    return names === 1 && torn && isNear(sample, key, true);
  });
}

function only(
  index: ReadonlyMap<string, string>,
  fits: (entry: readonly [key: string, word: string]) => boolean,
): string | undefined {
  const [found, more] = [...index].filter(fits);
  return more ? undefined : found?.[1];
}

/** "Offce" for "Office": a short word whose ends are right and that lacks one letter between them. */
function lacksOneInside(sample: string, key: string): boolean {
  const ends = sample[0] === key[0] && sample.at(-1) === key.at(-1);
  return ends && key.length === LONG && sample.length === LONG - 1 && oneOff(sample, key);
}

/** @param replaced one letter may be another that does not look like it */
function isNear(sample: string, key: string, replaced: boolean): boolean {
  if (sample.length < LEAST || key === `${sample}s` || sample === `${key}s`) return false;
  if (outline(sample) === outline(key)) return true;
  if (replaced && lacksOneInside(sample, key)) return true;
  // A word that lacks a letter or has one too many may be a word of its own: "Kantan" is no "Kuantan".
  const least = sample.length === key.length ? LONG : LONG + 1;
  const long = key.length >= least && sample.length >= least;
  return long && (replaced || sample.length !== key.length) && oneOff(sample, key);
}

function likeCase(known: string, sample: string): string {
  const letters = sample.replace(/[^\p{L}]/gu, '');
  if (letters.slice(1) === letters.slice(1).toUpperCase()) return known.toUpperCase();
  if (/^\p{Ll}/u.test(sample)) return known;
  return known.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
