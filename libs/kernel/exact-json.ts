/**
 * What JSON.parse would change without a word: numbers of more digits than a number has here, and what the key
 * `__proto__` holds, which most code that copies an object loses.
 */
import { sentence } from '#texts/sentence.js';
import type { Values } from '#texts/translate.js';

export type Inexact = { readonly number: string } | { readonly key: string };

/** A text in quotes with the colon that makes it a key, or a number. Of JSON that was parsed before, so it is whole. */
const TEXT_OR_NUMBER = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d[\d.eE+-]*/g;
const LOST_KEY = '__proto__';
/** A fraction may be written with all the digits that tell it from others, as C does. */
const DIGITS_TELLING = 17;

/** The first thing that would not be kept as it was typed. @param json text that JSON.parse takes */
export function inexactIn(json: string): Inexact | undefined {
  if (!/\d{16}|\d[\d.]{16}|\d[eE]|__proto__|\\u/.test(json)) return undefined;
  for (const [token, text, colon] of json.matchAll(TEXT_OR_NUMBER)) {
    if (text === undefined) {
      if (!isKept(token)) return { number: token };
    } else if (colon && (text === LOST_KEY || (text.includes('\\u') && JSON.parse(`"${text}"`) === LOST_KEY))) {
      return { key: LOST_KEY };
    }
  }
  return undefined;
}

/** Whether a number is the one that was typed. @param typed as JSON writes numbers */
export function isKept(typed: string): boolean {
  const value = Number(typed);
  if (!Number.isFinite(value)) return false;
  const digits = digitsOf(typed);
  if (digits === digitsOf(String(value))) return true;
  return typed.includes('.') && digits === digitsOf(value.toPrecision(DIGITS_TELLING));
}

export function refusalOf(inexact: Inexact): { readonly text: string; readonly values: Values } {
  if ('key' in inexact) return sentence('A field cannot be called "{name}".', { name: inexact.key });
  const { number } = inexact;
  const shown = number.length > 40 ? `${number.slice(0, 40)}…` : number;
  return sentence('The number {number} has more digits than are kept. Write it in quotes, as text.', { number: shown });
}

/**
 * The same for all ways to write a number: its sign, its digits without zeros around them, and the power of its first.
 */
function digitsOf(written: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
  const all = whole + fraction;
  const significant = all.replace(/^0+/, '');
  if (significant === '') return '0';
  const first = whole.length - (all.length - significant.length) + Number(power);
  return `${sign}${significant.replace(/0+$/, '')}e${first}`;
}
