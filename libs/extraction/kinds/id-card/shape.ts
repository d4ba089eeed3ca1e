/**
 * A card or an open passport is wider than high and says little more than its particulars; a sheet that asks for them
 * is a form.
 */
import { type Layout } from '../../layout/layout.js';
import { around } from '../../model/boxes.js';
import { isTallAsScreen } from '../../model/screen.js';

/** Words on the densest pages of passports are about a hundred. */
const MOST_WORDS = 130;
const FULL = -3;
/** Print that is higher than wide: a sheet, or the two sides of a card above one another. */
const SHEET = -2;
const TALL = 1.1;
/** Print as wide as a card's or wider, and no more of it than stands on one side of one: labels alone tell it. */
const CARD = 0.5;
const WIDE = 1.2;
const WORDS_OF_A_SIDE = 60;

/** @returns what the shape adds to the sum of the cues, or takes from it */
export function shape({ pages: [page] }: Layout): number {
  if (!page || page.words.length === 0) return 0;
  const [x0, y0, x1, y1] = around(page.words);
  const [width, height] = [x1 - x0, y1 - y0];
  if (width > height * WIDE && page.words.length <= WORDS_OF_A_SIDE) return CARD;
  // A telephone shows a card's particulars one under the other.
  const isSheet = height > width * TALL && !isTallAsScreen(page);
  return (page.words.length > MOST_WORDS ? FULL : 0) + (isSheet ? SHEET : 0);
}
