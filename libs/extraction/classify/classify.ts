/**
 * The document's type from its words: each type has cues with weights, the highest sum wins, and the distance to the
 * runner-up makes the confidence. Cues are of the kind (what such a document must say), in several languages; none
 * names a company.
 */
import { type DocType } from '#ports/extractor.js';
import { fold } from '../layout/fold.js';
import { type Layout } from '../layout/layout.js';
import { around, median } from '../layout/lines.js';
import { CUES } from '../kinds/cues.js';

export interface Classified {
  readonly docType: DocType;
  readonly confidence: number;
}

/** Below this sum nothing is known of the document. */
const ENOUGH = 2;

/** Characters looked at: what a document is it says on its first pages, and the rest of fifty would only cost time. */
const LOOKED_AT = 40_000;

export function classify(layout: Layout): Classified {
  const text = fold(layout.text.slice(0, LOOKED_AT));
  const head = fold(
    layout.lines
      .slice(0, 12)
      .map((line) => line.text)
      .join('\n'),
  );
  const scores = Object.entries(CUES).map(([docType, cues]) => {
    const sum = cues.reduce(
      (total, { pattern, weight, head: headOnly }) => total + (pattern.test(headOnly ? head : text) ? weight : 0),
      0,
    );
    return { docType: docType as DocType, sum: sum + shape(docType as DocType, layout, sum) };
  });
  scores.sort((a, b) => b.sum - a.sum);
  const [best, next] = scores;
  if (!best || best.sum < ENOUGH) return { docType: 'unknown', confidence: 0.6 };
  const lead = (best.sum - (next?.sum ?? 0)) / best.sum;
  return { docType: best.docType, confidence: Math.round(Math.min(0.99, 0.55 + 0.45 * lead) * 100) / 100 };
}

const MONEY = /\d[.,]\s?\d{2}(?!\d)/;
/** A receipt without one price is none, whatever words it shares with one. */
const NO_MONEY = -4;

/** Sheets of letter paper are this much higher than wide; one that says little of a receipt is a form. */
const LETTER = { least: 1.25, most: 1.45 };
const SAYS_ENOUGH = 2.1;
/** A line that ends in a price, and how many a receipt has at least. */
const PRICED = /\d[.,]\d{2}\W{0,2}$/;
const PRICES = 3;
/** More than twice as high as wide: paper off a roll. */
const ROLL = 1.5;
/** A printed page that is no strip is rarely what a till gives. */
const SHEET = -1;

/** Till rolls are narrow and of short lines; contracts are long runs of prose. */
function shape(docType: DocType, { pages, lines }: Layout, said: number): number {
  const [first] = pages;
  if (!first || first.words.length === 0) return 0;
  if (docType === 'receipt') {
    const [x0, y0, x1, y1] = around(first.words);
    const narrow = (y1 - y0) / (x1 - x0) > 1.5 || first.height / first.width > 1.8;
    const short = median(lines.map((line) => line.words.length)) <= 5;
    if (!MONEY.test(lines.map((line) => line.text).join('\n'))) return NO_MONEY;
    const tall = first.height / first.width;
    const letter = tall > LETTER.least && tall < LETTER.most;
    const priced = lines.filter(({ text }) => PRICED.test(text.slice(-8)) && /\p{L}/u.test(text)).length;
    if (said < SAYS_ENOUGH && letter && priced < PRICES) return SHEET;
    if (pages.length > 1) return 0;
    const roll = tall > 2.2 ? ROLL : 0;
    const sheet = first.words[0]?.source === 'text-layer' && !narrow ? SHEET : 0;
    return (narrow ? 1.2 : 0) + (short && lines.length > 8 ? 0.6 : 0) + roll + sheet;
  }
  if (docType === 'contract') {
    const prose = lines.filter((line) => line.words.length >= 9).length / Math.max(1, lines.length);
    return prose > 0.5 && lines.length > 20 ? 1.5 : 0;
  }
  return 0;
}
