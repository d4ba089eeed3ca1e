/**
 * A text to look for as a pattern of SQLite's LIKE that misses nothing the port's `contains` would find: LIKE folds A
 * to Z only, so every character that is equal to another one beyond that (k = K = Kelvin sign, ä = Ä) becomes `_`, any
 * one character. Pure.
 */
interface LikePattern {
  readonly pattern: string;
  /** The pattern finds exactly what is looked for, not more. */
  readonly exact: boolean;
}

/** SQLite refuses very long patterns; what comes later is left to the exact test. */
const LONGEST = 1_000;

export function likePattern(text: string): LikePattern {
  let [pattern, exact] = ['%', true];
  for (const char of text.slice(0, LONGEST)) {
    if (/[%_\\]/.test(char)) pattern += `\\${char}`;
    else if (isOnlyItself(char)) pattern += char;
    else [pattern, exact] = [`${pattern}_`, false];
  }
  return { pattern: `${pattern}%`, exact: exact && text.length <= LONGEST };
}

function isOnlyItself(char: string): boolean {
  // A value that holds NUL ends there for LIKE, so a NUL is never looked for by it.
  if (char <= '\x7f') return char !== '\0' && !/[ks]/i.test(char);
  return char.toLowerCase() === char && char.toUpperCase() === char && !/[\ud800-\udfff]$/.test(char);
}
