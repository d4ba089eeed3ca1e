/**
 * Finds how a picture must be turned to be read: where a page's words make little sense, small copies are read turned,
 * and the turn whose words are by far the most legible wins. Pages with a text layer and pages that read well are left
 * alone.
 */
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type DecodedPage } from '../decode/document.js';
import { type Page, type Turn, type Word } from '../model/page.js';
import { reread } from '../ocr/reread.js';

const TURNS: readonly Turn[] = [90, 270, 180];
/** A turned reading must show this many times the legible text. */
const CLEARLY = 1.6;
/** Letters a page must show to count as legible whatever else is on it. */
const ENOUGH = 160;

/** Letters and digits in words the reader was sure of. */
function legible(words: readonly Word[]): number {
  const sure = words.filter(
    ({ text, confidence }) => confidence >= 0.75 && /^[^\p{L}\p{N}]?[\p{L}\p{N}]{3,}/u.test(text),
  );
  return sure.reduce((sum, { text }) => sum + text.length, 0);
}

/** Short specks are what upright readers make of sideways print. */
export function readsPoorly({ words }: Page): boolean {
  if (words.length === 0) return true;
  const specks = words.filter(({ text, confidence }) => text.length <= 2 || confidence < 0.5).length;
  return legible(words) < ENOUGH && specks > words.length * 0.4;
}

export async function upright(
  decoded: DecodedPage,
  page: Page,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<Page | undefined> {
  let best: { readonly page: Page; readonly score: number } | undefined;
  const bar = Math.max(20, legible(page.words) * CLEARLY);
  for (const turn of TURNS) {
    const turned = await reread(decoded, page.index, ocr, { turn, signal });
    const score = legible(turned.words);
    if (score > bar && score > (best?.score ?? 0)) best = { page: turned, score };
    if (best && best.score > ENOUGH) break;
  }
  return best?.page;
}
