/**
 * Whether a PDF may have text that nobody sees: a word of its instructions asks for it. Costs little, so that only such
 * files are looked at page by page. Instructions in other packings than plain or deflated once are not seen through.
 */
import { drawingOf } from './pdf-drawing.js';
import { pdfStreams } from './pdf-streams.js';

const ASKS = /(?:^|\s)3\s+Tr\b/;

export function mayHideText(bytes: Uint8Array): boolean {
  for (const stream of pdfStreams(bytes)) {
    const content = drawingOf(stream);
    if (content?.includes('Tr') && ASKS.test(content.toString('latin1'))) return true;
  }
  return false;
}
