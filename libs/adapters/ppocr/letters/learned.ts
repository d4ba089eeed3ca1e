/**
 * What is known of letters, in the order it is asked: of documents first, and of a text that is like none of those, of
 * names of places, people and companies of many countries.
 */
import { COUNTS as OF_DOCUMENTS } from './counts-of-documents.js';
import { COUNTS as OF_NAMES } from './counts-of-names.js';
import { LetterChances } from './letter-chances.js';

export const LEARNED_LETTERS: readonly LetterChances[] = [OF_DOCUMENTS, OF_NAMES].map(
  (counts) => new LetterChances(counts),
);
