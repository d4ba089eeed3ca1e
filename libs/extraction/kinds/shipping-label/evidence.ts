/**
 * What labels of the world have in common whatever their words: little print, an address or two, a number by itself,
 * a weight. Each may stand on another page too, so each adds to what the words say and none decides alone; but the
 * number of a post, whose check digit is right, does beside an address.
 */
import { fold } from '../../layout/fold.js';
import { endsInPrice } from '../../normalise/amounts.js';
import { type Layout } from '../../layout/layout.js';
import { freeParties } from './parties/free-parties.js';
import { postcodeIn } from './parties/places.js';
import { compact, trackingOf } from './tracking/tracking.js';
import { POSTAL } from './tracking/tracking-rules.js';

/** The fullest labels have some eighty cells; a page of many more is another paper, and long to search. */
const MOST_CELLS = 160;

/** Words of a cell as long as a line of prose. A letter has them, and a registered one has its number on it. */
const PROSE = 9;
const MOST_PROSE = 0.2;
/** Where so many lines end in a price it is a bill, a receipt of the post's among them. */
const PRICED = 0.15;

/** No two of these come to a type's least sum, where no word says anything of a parcel. */
const TWO_ADDRESSES = 1;
const NUMBER = 0.9;
const GRAMS = 0.9;
/** Two letters, nine digits with a check digit, the country of the post: no other paper has such a number. */
const PROVED = 3;

export function evidence(layout: Layout): number {
  const cells = layout.lines.flatMap(({ segments }) => segments);
  if (cells.length > MOST_CELLS || isProse(layout) || isPriced(layout)) return 0;
  const postcodes = new Set(freeParties(layout).flatMap(({ address }) => postcodeIn(address) ?? []));
  if (postcodes.size === 0) return 0;
  const numbers = cells.filter(({ text }) => isNumber(text));
  const proved = numbers.some(({ text }) => trackingOf(text)?.proved && POSTAL.test(compact(text)));
  return (
    (postcodes.size > 1 ? TWO_ADDRESSES : 0) +
    (proved ? PROVED : numbers.length > 0 ? NUMBER : 0) +
    (weighsGrams(layout) ? GRAMS : 0)
  );
}

const isProse = ({ lines }: Layout): boolean =>
  lines.flatMap(({ segments }) => segments).filter(({ words }) => words.length >= PROSE).length >=
  lines.length * MOST_PROSE;

const isPriced = ({ lines }: Layout): boolean =>
  lines.filter(({ text }) => endsInPrice(text)).length >= lines.length * PRICED;

/** A number as under bars: letters may be of it, a word may not, and it is no number to call. */
const isNumber = (text: string): boolean =>
  /^(?=(?:\D*\d){9})[A-Z0-9](?:[ -]?[A-Z0-9])*$/.test(text) &&
  !/(?:^|[ -])[A-Z]{3,}(?:[ -]|$)/.test(text) &&
  !/^0\d|^(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}$/.test(text);

/** Kilograms and pounds are among the words. */
const weighsGrams = ({ text }: Layout): boolean => /\d ?(?:g|gr|gms?|grams?)\b/u.test(fold(text));
