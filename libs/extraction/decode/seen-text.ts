/**
 * What of a page's text layer a person sees. Scanners lay what their cheap reader took over the picture of a page,
 * templates leave old values under a white area, in white or outside of what is shown, and a font may call its letters
 * what they are not. Words that are plainly invisible are left out; where the text cannot be told from what it hides,
 * the page's picture is read instead, as a person would.
 */
import { type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { areaOf, centre, meet, middle, sharedArea } from '../model/boxes.js';
import { type Word } from '../model/page.js';
import { drawnFills, type Fill } from './drawn-fills.js';
import { withWholeLigatures } from './ligatures.js';
import { saysWhatItShows } from './letter-widths.js';
import { type PlacedOperator } from './placed-operators.js';
import { type ShownText, shownText } from './shown-text.js';
import { usable } from './text-layer.js';

/** Part of a page's characters; a page that is drawn may still carry a hidden word or two. */
const MOSTLY = 0.9;
/** Characters that lie under something else, or are white on white, at least. */
const HIDDEN = 4;
/** Of a text's area, what of it is covered when it is hidden. */
const COVERED = 0.9;
/** More areas are a drawing, and each is compared with all text. */
const MOST_AREAS = 2_000;
const WHITE = '#ffffff';

/**
 * @param pictured whether pictures may stand on the page, under white text, too
 * @returns the words that are seen; nothing where the picture must be read
 */
export function seenWords(
  page: PDFPageProxy,
  words: readonly Word[],
  { operators, pictured }: { readonly operators: Iterable<PlacedOperator>; readonly pictured: boolean },
): readonly Word[] | undefined {
  const shown = shownText(page, operators);
  const [invisible, visible] = [shown.filter((text) => text.invisible), shown.filter((text) => !text.invisible)];
  const count = lengthOf(invisible);
  if (count > 0 && count >= MOSTLY * lengthOf(shown)) return undefined;
  if (!byFont(visible).every(saysWhatItShows)) return undefined;
  const fills = drawnFills(operators);
  const isHidden = (text: ShownText) => isCovered(text, fills) || (!pictured && isWhiteOnWhite(text, fills));
  if (fills.length <= MOST_AREAS && lengthOf(visible.filter(isHidden)) >= HIDDEN) return undefined;
  const whole = withWholeLigatures(
    words,
    visible.map(({ letters }) => letters.map(([letter]) => letter)),
  );
  if (count === 0) return whole;
  const left = whole.filter(
    (word) => !invisible.some((text) => says(text, word)) || visible.some((text) => says(text, word)),
  );
  return usable(left) ? left : undefined;
}

const lengthOf = (texts: readonly ShownText[]): number =>
  texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

function byFont(texts: readonly ShownText[]): ShownText['letters'][number][][] {
  const fonts = new Map<string, ShownText['letters'][number][]>();
  for (const { font, letters } of texts) {
    const known = fonts.get(font);
    if (known) known.push(...letters);
    else fonts.set(font, [...letters]);
  }
  return [...fonts.values()];
}

const isCovered = ({ box, from }: ShownText, fills: readonly Fill[]): boolean =>
  fills.some((fill) => fill.covers && fill.from > from && sharedArea(fill.box, box) >= COVERED * areaOf(box));

/** With nothing else than white painted where it stands. */
const isWhiteOnWhite = ({ box, from, colour }: ShownText, fills: readonly Fill[]): boolean =>
  colour === WHITE && !fills.some((fill) => fill.from < from && fill.colour !== WHITE && meet(fill.box, box));

const says = ({ text, box: [x0, y0, x1, y1] }: ShownText, { text: word, box }: Word): boolean =>
  centre(box) > x0 - 1 &&
  centre(box) < x1 + 1 &&
  middle(box) > y0 - 1 &&
  middle(box) < y1 + 1 &&
  text.normalize('NFKC').includes(word);
