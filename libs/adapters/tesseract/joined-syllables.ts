/**
 * Korean is printed in words, and tesseract's data for it tells syllables apart as if each were one: "사 업 자 번호". That
 * for Thai, which parts phrases alone, tells letters apart. Those that stand close are one word again.
 */
import { around, heightOf } from '#extraction/model/boxes.js';
import { type OcrWord } from '#ports/ocr-engine.js';

/** Heights of the print: words of photographs stood at 0.7 and more, syllables of one word at 0.6 at most. */
const WITHIN_WORD = 0.62;
/** Heights of the line, as a Thai mark is lower than it; before a mark, which begins no word. */
const WITHIN_PHRASE = 0.22;
const BEFORE_MARK = 0.6;

/** @param words of one line, from the left */
export function joinedSyllables(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  const line = Math.max(0, ...words.map(({ box }) => heightOf(box)));
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before && (goOn(before, word) || goOnInThai(before, word, line))) joined.push(together(joined.pop()!, word));
    else joined.push(word);
  }
  return joined;
}

/** Two that the reader took for words of more syllables are two. */
function goOn(left: OcrWord, right: OcrWord): boolean {
  if (!/\p{Script=Hangul}$/u.test(left.text) || !/^\p{Script=Hangul}/u.test(right.text)) return false;
  if (!isSyllable(left) && !isSyllable(right)) return false;
  return right.box[0] - left.box[2] < heightOf(left.box) * WITHIN_WORD;
}

function goOnInThai(left: OcrWord, right: OcrWord, line: number): boolean {
  if (!/\p{Script=Thai}[.\-/]?$/u.test(left.text) || !/^(?:\p{Script=Thai}|[.\-/]+$)/u.test(right.text)) return false;
  return right.box[0] - left.box[2] < line * (/^[\p{M}ำ]/u.test(right.text) ? BEFORE_MARK : WITHIN_PHRASE);
}

const isSyllable = ({ text }: OcrWord): boolean => /^\p{Script=Hangul}$/u.test(text);

const together = (left: OcrWord, right: OcrWord): OcrWord => ({
  ...left,
  // One vowel is written as two marks by some: “ํ” and “า” are “ำ”.
  text: (left.text + right.text).replaceAll('\u0e4d\u0e32', '\u0e33'),
  confidence: Math.min(left.confidence, right.confidence),
  box: around([left, right]),
});
