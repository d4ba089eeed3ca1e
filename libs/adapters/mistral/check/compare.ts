/** Values by path, and whether two readers mean the same. */
import { type Json, type JsonObject } from '#kernel/json.js';
import { type Evidence } from '#ports/extractor.js';
import { type Page, type Word } from '#extraction/model/page.js';
import { placeAsItCame } from '#extraction/model/pose.js';
import { compact } from '#extraction/whereabouts/compact-text.js';

export function valueAt(extraction: JsonObject, path: string): Json | undefined {
  let at: Json | undefined = extraction;
  for (const key of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, Json>)[key];
  }
  return at;
}

/** Labels of free fields are the document's own words; the two readers may spell them differently. */
export const samePath = (a: string, b: string): boolean =>
  a === b || (a.startsWith('fields.') && b.startsWith('fields.') && compact(a) === compact(b));

/** Whether any of these words stands in a place. */
export function holdsAny(evidence: Evidence | undefined, pages: readonly Page[], words: ReadonlySet<Word>): boolean {
  const page = pages.find(({ index }) => index === evidence?.page);
  if (!evidence?.box || !page || words.size === 0) return false;
  const [x0, y0, x1, y1] = evidence.box;
  return page.words.some((word) => {
    const [left, top, right, bottom] = placeAsItCame(word.box, page);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1 && words.has(word);
  });
}
