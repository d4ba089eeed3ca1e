/** Which way an amount went, by what is printed after it: S, D and DR out; H, C and CR in; else by its own sign. */
import { type PlacedAmount } from '../../reading/reading.js';

const OUT = /^\s?(?:S|DR?|Db)(?![\p{L}\p{N}])/u;
const IN = /^\s?(?:H|CR?|\+)(?![\p{L}\p{N}])/u;

export function signedAmount({ value, line, end }: PlacedAmount): number {
  const after = line.text.slice(end);
  if (OUT.test(after)) return -Math.abs(value);
  return IN.test(after) ? Math.abs(value) : value;
}

/** A word that is only such a mark. */
export const isMark = (text: string): boolean => /^(?:S|H|DR?|CR?|Db|[+-])$/u.test(text);
