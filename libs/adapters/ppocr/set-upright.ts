/** A page as it lies → turned upright and set straight, with how it was moved. */
import { composed, turnedBy } from '#extraction/model/pose.js';
import { type Moved } from '#ports/ocr-engine.js';
import { type PageLines } from './page-lines.js';
import { straightening } from './straighten.js';
import { turnedUpright } from './way-up.js';

/**
 * @param found as it lies; taken over
 * @param image what it was found on; the page may be a smaller picture of it
 */
export async function setUpright(
  found: PageLines,
  image: { readonly width: number; readonly height: number },
): Promise<{ page: PageLines; moved?: Moved }> {
  const scale = image.width / found.picture.width;
  const { page, turn } = await turnedUpright(found);
  const { width, height } = page.picture;
  const straight = straightening(page.boxes, width, height);
  if (!turn && !straight) return { page };
  const before = turn && turnedBy(turn);
  const size = straight ?? { width, height };
  const moved = {
    pose: composed(before, straight?.pose),
    ...(turn && { turn }),
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
  return { page: straight ? await page.moved(straight) : page, moved };
}
