/** Chinese, Japanese and Korean, told by what they are written in. */

import { isEastAsian } from '../model/scripts.js';

/** Letters of a text that are so, where it is in one of the two: a character of theirs says as much as a syllable. */
const MOSTLY = 1 / 3;
const ENOUGH = 8;
/** Of them, those that Japanese alone has: every sentence has some, and names in Chinese characters none. */
const KANA = 0.05;

/** @returns the language, told by what it is written in; nothing where it is written otherwise */
export function eastAsianLanguage(text: string): 'ja' | 'zh' | 'ko' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  if (hangul >= ENOUGH && hangul >= letters * MOSTLY) return 'ko';
  const own = [...text].filter(isEastAsian).length;
  if (own < ENOUGH || own < letters * MOSTLY) return undefined;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return kana > own * KANA ? 'ja' : 'zh';
}
