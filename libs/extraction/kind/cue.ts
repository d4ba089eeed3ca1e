/** What a type of document says of itself, over folded text (lower case, no accents). */
import { phrases } from '../layout/labels.js';
import { type Said, type Words, wordsOf } from './said.js';

export interface Cue {
  /** What matches, or phrases of which one is said. */
  readonly pattern: RegExp | readonly Words[];
  readonly weight: number;
  /** Counts only among the first lines. */
  readonly head?: true;
}

export const isSaid = ({ pattern }: Cue, said: Said): boolean =>
  pattern instanceof RegExp ? pattern.test(said.text) : pattern.some((phrase) => said.has(phrase));

/**
 * Any of these phrases, parted by bars, as whole words of whatever letters.
 * @param text as printed; whatever parts two words may be other than here
 */
export const anyOf = (text: string, weight: number): Cue => ({
  pattern: phrases(text)
    .map(wordsOf)
    .filter((words) => words !== undefined),
  weight,
});

/**
 * Any of these, wherever they stand: words of scripts that part none.
 * @param text as printed, parted by bars
 */
export const within = (text: string, weight: number): Cue => ({
  pattern: new RegExp(phrases(text).join('|'), 'u'),
  weight,
});
