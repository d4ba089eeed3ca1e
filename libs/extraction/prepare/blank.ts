/**
 * Whether a picture shows nothing: not even a word's worth of ink. A page that is blank need not be read by anybody
 * twice.
 */
import { type OcrImage } from '#ports/ocr-engine.js';
import { opened } from './grey-image.js';

/** Standard deviation of its greys; a single small word on a page at 250 dpi has 4. */
const INK = 1;

export async function isBlank(image: OcrImage): Promise<boolean> {
  const { channels } = await opened(image).stats();
  return channels.every(({ stdev }) => stdev < INK);
}
