/** A sentence with values: English where it is thrown, in the reader's language where it is answered. */
import { translate, type Catalog, type Value } from './translate.js';

export interface Sentence {
  /** an ICU message in English, the name of its translations */
  readonly text: string;
  /** those that are sentences are said in the same language */
  readonly values: Readonly<Record<string, Value | Sentence>>;
}
export type Said = string | Sentence;

export const sentence = <V extends Sentence['values']>(
  text: string,
  values: V,
): { readonly text: string; readonly values: V } => ({ text, values });

/** Words of ours in a sentence. @param text marked with `msg` where it is written down */
export const part = (text: string): Sentence => sentence(text, {});

/** @param locale BCP 47, for numbers and dates in it */
export function say(locale: string, catalog: Catalog | undefined, said: Said): string {
  if (typeof said === 'string') return translate(locale, catalog, said);
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    isSentence(value) ? say(locale, catalog, value) : value,
  ]);
  return translate(locale, catalog, said.text, values.length > 0 ? Object.fromEntries(values) : undefined);
}

const isSentence = (value: Value | Sentence): value is Sentence => typeof value === 'object' && 'text' in value;

export const inEnglish = (said: Said): string => say('en-GB', undefined, said);
