/** A made page as it is printed where text runs from the right: every word where it would stand in a mirror. */
import { type Page } from '../model/page.js';

export const inMirror = (page: Page): Page => ({
  ...page,
  words: page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    return { ...word, box: [page.width - x1, y0, page.width - x0, y1] };
  }),
});
