/**
 * Korean is printed in words, and tesseract's data for it tells syllables apart as if each were one: "사 업 자 번호". Those
 * that stand close are one word again.
 */
import { around } from '#extraction/model/boxes.js';
import { type OcrWord } from '#ports/ocr-engine.js';

/** Heights of the print: words of photographs stood at 0.7 and more, syllables of one word at 0.6 at most. */
const WITHIN_WORD = 0.62;

/** @param words of one line, from the left */
export function joinedSyllables(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before && goOn(before, word)) joined.push(together(joined.pop()!, word));
    else joined.push(word);
  }
  return joined;
}

/** Two that the reader took for words of more syllables are two. */
function goOn(left: OcrWord, right: OcrWord): boolean {
  if (!/\p{Script=Hangul}$/u.test(left.text) || !/^\p{Script=Hangul}/u.test(right.text)) return false;
  if (!isSyllable(left) && !isSyllable(right)) return false;
  return right.box[0] - left.box[2] < (left.box[3] - left.box[1]) * WITHIN_WORD;
}

const isSyllable = ({ text }: OcrWord): boolean => /^\p{Script=Hangul}$/u.test(text);

const together = (left: OcrWord, right: OcrWord): OcrWord => ({
  ...left,
  text: left.text + right.text,
  confidence: Math.min(left.confidence, right.confidence),
  box: around([left, right]),
});
