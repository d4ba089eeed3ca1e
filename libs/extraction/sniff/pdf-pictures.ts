/**
 * Whether a PDF has a picture large enough to show print, and none so large that unpacking it beside the text would
 * cost more than the page is worth. Costs little, so that only such files are asked where on their pages pictures
 * stand.
 */
import { LIMITS } from '../model/limits.js';
import { pdfStreams } from './pdf-streams.js';

/** A letterhead at the least that can be read. */
const LEAST_PIXELS = 30_000;

/** @param pages of the file; each has a picture as large as a page that is read, at most, on average */
export function mayShowPrint(bytes: Uint8Array, pages: number): boolean {
  let [found, all] = [false, 0];
  for (const { dictionary } of pdfStreams(bytes)) {
    if (!/\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const pixels = sizeOf(dictionary, 'Width') * sizeOf(dictionary, 'Height');
    all += pixels;
    if (pixels > LIMITS.readPixels || all > LIMITS.readPixels * pages) return false;
    found ||= pixels >= LEAST_PIXELS;
  }
  return found;
}

/** One that stands elsewhere in the file may be any, and is too large. */
function sizeOf(dictionary: string, side: 'Width' | 'Height'): number {
  const [, own, elsewhere] = new RegExp(`/${side}\\s+(\\d+)(\\s+\\d+\\s+R\\b)?`).exec(dictionary) ?? [];
  return own !== undefined && elsewhere === undefined ? Number(own) : Infinity;
}
