import { type Turn } from '#kernel/page-size.js';
import { type Box, type Page } from './page.js';

/** A place (0..1) on a page that was turned clockwise → the place on the page as it came. */
export function turnedBack([x0, y0, x1, y1]: Box, turn: Turn | undefined): Box {
  const flip = (value: number) => Math.round((1 - value) * 1e4) / 1e4;
  if (turn === 90) return [y0, flip(x1), y1, flip(x0)];
  if (turn === 180) return [flip(x1), flip(y1), flip(x0), flip(y0)];
  if (turn === 270) return [flip(y1), x0, flip(y0), x1];
  return [x0, y0, x1, y1];
}

/** A box among the words of a page, in its own unit → the place (0..1) on the page as it came, as evidence tells it. */
export function placeAsItCame([x0, y0, x1, y1]: Box, { width, height, turn }: Omit<Page, 'words'>): Box {
  return turnedBack([x0 / width, y0 / height, x1 / width, y1 / height], turn);
}
