/**
 * A page that came on its side or upside down, as it is shown: upright. Its size and the places on it are told of the
 * page as it came; everything that is drawn goes by what stands here. Pure.
 */
import type { PageSize } from '#contracts/documents.js';

/** x0, y0, x1, y1 in parts of the page (0..1), from its top left. */
export type Box = readonly [number, number, number, number];

const liesOnItsSide = ({ turn }: PageSize): boolean => turn === 90 || turn === 270;

/** In the page's own unit. */
export function uprightSize(page: PageSize): { readonly width: number; readonly height: number } {
  const { width, height } = page;
  return liesOnItsSide(page) ? { width: height, height: width } : { width, height };
}

/** A place on the page as it came → the place on the page as it is shown. */
export function uprightBox([x0, y0, x1, y1]: Box, { turn }: Pick<PageSize, 'turn'>): Box {
  if (turn === 90) return [1 - y1, x0, 1 - y0, x1];
  if (turn === 180) return [1 - x1, 1 - y1, 1 - x0, 1 - y0];
  if (turn === 270) return [y0, 1 - x1, y1, 1 - x0];
  return [x0, y0, x1, y1];
}

/** How wide the picture of the page as it came must be to be as sharp as it is shown. @param shown pixels across */
export function widthAsItCame(page: PageSize, shown: number): number {
  return liesOnItsSide(page) ? (shown * page.width) / page.height : shown;
}
