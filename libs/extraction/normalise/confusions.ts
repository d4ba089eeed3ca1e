/**
 * Repairs of characters that readers confuse (0/O, 1/l/I, 5/S, 8/B), only where what stands around proves it: a digit
 * between letters of one word, and a letter off in a long word of trades.
 */
import { fold } from '../layout/fold.js';
import { capitalFor, smallFor } from './confused-characters.js';

/** "L0T" → "LOT", "5elangor" → "Selangor", "Mal1" → "Mall"; "U3/0", "SS21" and "PJU8A" are left alone. */
export function lettersInWords(text: string): string {
  return text
    .replace(/(?<=\p{Lu})00(?=\p{Lu})/gu, 'OO')
    .replace(/(?<=\p{Lu})[0158](?=\p{Lu})/gu, capitalFor)
    .replace(/(?<=\p{Ll})[0158](?=\p{Ll})/gu, smallFor)
    .replace(/(?<=\p{Ll}{2})[01](?![\p{L}\p{N}])/gu, smallFor)
    .replace(/(?<=\p{Lu}{4})[0](?![\p{L}\p{N}])/gu, capitalFor)
    .replace(/(?<![\p{L}\p{N}])[0158](?=\p{Ll}{3}|\p{Lu}{4})/gu, capitalFor)
    .replace(/(?<=\p{Ll}{2})I(?![\p{L}\p{N}])/gu, 'l');
}

/**
 * A word of six letters or more that is one letter off from a known one, and from one only, is that one; a plural is no
 * error.
 * @param known folded
 */
export function wordsMended(text: string, known: readonly string[]): string {
  return text.replace(/[\p{L}\d"']*\p{L}[\p{L}\d"']*/gu, (word) => {
    if (word.length < 6) return word;
    const folded = fold(word);
    if (known.some((other) => other === folded || other === `${folded}s` || `${other}s` === folded)) return word;
    const [near, more] = known.filter((other) => other.length >= 6 && oneOff(folded, other));
    return near !== undefined && more === undefined ? likeCase(near, word) : word;
  });
}

/** One character replaced, missing or too many. */
export function oneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

function likeCase(known: string, sample: string): string {
  const letters = sample.replace(/[^\p{L}]/gu, '');
  if (letters.slice(1) === letters.slice(1).toUpperCase()) return known.toUpperCase();
  return /^\p{Ll}/u.test(sample) ? known : known.charAt(0).toUpperCase() + known.slice(1);
}
