/**
 * Letters that a font draws as one (“لا”, “بر”), in text that runs from the right. pdf.js turns a line's characters
 * round, and those of one glyph with them, which its font states in their order.
 */
import { type Word } from '../model/page.js';
import { isFromTheRight } from '../model/scripts.js';

const asText = (glyphs: readonly string[]): string => glyphs.join('').normalize('NFKC');
const isLigature = (glyph: string): boolean => glyph.normalize('NFKC').length > 1 && isFromTheRight(glyph);

/** @param runs glyphs as they are shown, from the left, each with its letters in their order */
export function withWholeLigatures(words: readonly Word[], runs: readonly (readonly string[])[]): readonly Word[] {
  const meant = new Map<string, string>();
  for (const glyphs of runs.flatMap(wordsOf).filter((each) => each.some(isLigature))) {
    const turned = [...glyphs.join('')].reverse();
    meant.set(asText(turned), asText(glyphs.toReversed()));
  }
  if (meant.size === 0) return words;
  return words.map((word) => {
    const text = meant.get(word.text);
    return text === undefined ? word : { ...word, text };
  });
}

function wordsOf(glyphs: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const glyph of glyphs) {
    if (/^\s*$/.test(glyph)) words.push([]);
    else words.at(-1)!.push(glyph);
  }
  return words.filter((word) => word.length > 0);
}
