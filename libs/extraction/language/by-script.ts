/** Languages that are told by what they are written in. */

import { isEastAsian } from '../model/scripts.js';

/** Letters of a text that are so, where it is in one of the two: a character of theirs says as much as a syllable. */
const MOSTLY = 1 / 3;
const ENOUGH = 8;
/** Of them, those that Japanese alone has: every sentence has some, and names in Chinese characters none. */
const KANA = 0.05;

/** Of each one language here is read. */
const OF_ONE = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /(?=\p{L})\p{Script=Arabic}/gu],
  ['he', /(?=\p{L})\p{Script=Hebrew}/gu],
  ['th', /(?=\p{L})\p{Script=Thai}/gu],
] as const;

/** @returns the language, told by what it is written in; nothing where it is written otherwise */
export function languageByScript(text: string): 'ja' | 'zh' | (typeof OF_ONE)[number][0] | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of OF_ONE) {
    const of = text.match(script)?.length ?? 0;
    if (of >= ENOUGH && of >= letters * MOSTLY) return language;
  }
  const own = [...text].filter(isEastAsian).length;
  if (own < ENOUGH || own < letters * MOSTLY) return undefined;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return kana > own * KANA ? 'ja' : 'zh';
}
