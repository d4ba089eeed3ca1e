/** A page that lies on its side or upside down, as it is set upright: whoever looks at it again sees it upright. */
import { type Turn } from '#kernel/page-size.js';
import { greyImage, opened } from '../prepare/grey-image.js';
import { type DecodedPage } from './document.js';

/** @param turn clockwise */
export function turned(page: DecodedPage, turn: Turn): DecodedPage {
  const { width, height } = page;
  const size = turn === 180 ? { width, height } : { width: height, height: width };
  return { ...size, turn, picture: async () => greyImage(opened(await page.picture()).rotate(turn)) };
}
