/** What a route answers in a sentence and nothing else: `{ message }`, in the language of who asked. */
import { inEnglish, type Said } from '#texts/sentence.js';
import { sayIn } from '#texts/spoken/say-in.js';
import type { Language } from '#texts/languages.js';

export class Told {
  readonly message: string;

  /** @param said marked with `msg`, or with values a `sentence` */
  constructor(private readonly said: Said) {
    this.message = inEnglish(said);
  }

  in(language: Language): { readonly message: string } {
    return { message: sayIn(language, this.said) };
  }
}

export const told = (said: Said): Told => new Told(said);
