/** What a type of document says of itself, over folded text (lower case, no accents). */
import { phrases } from '../layout/labels.js';

export interface Cue {
  readonly pattern: RegExp;
  readonly weight: number;
  /** Counts only among the first lines. */
  readonly head?: true;
}

/**
 * Any of these phrases, parted by bars, as whole words of whatever letters.
 * @param text as printed, of letters, figures and spaces; a space stands for whatever parts two words
 */
export function anyOf(text: string, weight: number): Cue {
  const alternatives = phrases(text).map((phrase) => phrase.split(' ').join(String.raw`[^\p{L}\p{N}]{1,3}`));
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`, 'u'),
    weight,
  };
}

/**
 * Any of these, wherever they stand: words of scripts that part none.
 * @param text as printed, parted by bars
 */
export const within = (text: string, weight: number): Cue => ({
  pattern: new RegExp(phrases(text).join('|'), 'u'),
  weight,
});
