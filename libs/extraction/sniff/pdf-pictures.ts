/**
 * Whether a PDF has a picture large enough to show print. Costs little, so that only such files are asked where on
 * their pages pictures stand.
 */
import { pdfStreams } from './pdf-streams.js';

/** A letterhead at the least that can be read. */
const LEAST_PIXELS = 30_000;

export function mayShowPrint(bytes: Uint8Array): boolean {
  for (const { dictionary } of pdfStreams(bytes)) {
    if (!/\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const [width, height] = [sizeOf(dictionary, 'Width'), sizeOf(dictionary, 'Height')];
    if (width * height >= LEAST_PIXELS) return true;
  }
  return false;
}

/** One that stands elsewhere in the file may be any. */
function sizeOf(dictionary: string, side: 'Width' | 'Height'): number {
  const [, own, elsewhere] = new RegExp(`/${side}\\s+(\\d+)(\\s+\\d+\\s+R\\b)?`).exec(dictionary) ?? [];
  return own !== undefined && elsewhere === undefined ? Number(own) : Infinity;
}
