/** A sentence with values that is said in English by whoever throws it, and in the reader's language by whoever answers. */
import { translate, type Values } from './translate.js';

export interface Sentence {
  /** an ICU message in English, the name of its translations */
  readonly text: string;
  readonly values: Values;
}

export const sentence = (text: string, values: Values): Sentence => ({ text, values });

export function inEnglish(said: string | Sentence): string {
  return typeof said === 'string' ? said : translate('en', undefined, said.text, said.values);
}
