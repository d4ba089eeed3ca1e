/**
 * A sheet of labels to be cut apart: bare paper parts them, and each has a number and a recipient of its own. The
 * first, at the top left, is the document.
 */
import { type Barcode } from '../../barcodes/barcodes.js';
import { layOut } from '../../layout/layout.js';
import { type Box, type Page } from '../../model/page.js';
import { asItCame, inverse } from '../../model/pose.js';
import { areTwo, type Named, named } from '../../kind/first-document.js';
import { type Reading, readingOf } from '../../reading/reading.js';
import { parcelOn } from './identity.js';

/** Words a label has at least. */
const FEWEST = 12;
/** Bare paper between two labels, of the page's width or height. */
const GUTTER = 0.015;
/** The widest of them that are tried, across and down. */
const TRIED = 2;

export function firstOnSheet(reading: Reading): Reading {
  const [page] = reading.layout.pages;
  if (!page) return reading;
  for (const [before, after] of [...cuts(reading, page, 0), ...cuts(reading, page, 1)]) {
    const own = parcelIn(before);
    const other = own && parcelIn(after);
    if (own && other && areTwo(own, other) && !areOfOne(own, other)) return firstOnSheet(before);
  }
  return reading;
}

/** A stub may have the number of one item, which goes on where that of its consignment ends. */
const areOfOne = ({ id: one }: Named, { id: other }: Named): boolean => one.startsWith(other) || other.startsWith(one);

const parcelIn = (part: Reading): Named | undefined =>
  part.layout.pages[0]!.words.length < FEWEST ? undefined : named(part, parcelOn);

/** @param axis 0 left and right of bare paper, 1 above and below it; the widest first */
function cuts(
  { language, barcodes }: Reading,
  page: Page,
  axis: 0 | 1,
): readonly (readonly [before: Reading, after: Reading])[] {
  const words = page.words.map((word) => ({ word, at: partOf(word.box, page) }));
  const codes = barcodes.map((code) => ({ code, at: placeOf(code, page) }));
  const gutters: { readonly from: number; readonly to: number }[] = [];
  let reached: number | undefined;
  for (const { at } of [...words, ...codes].sort((a, b) => a.at[axis] - b.at[axis])) {
    if (reached !== undefined && at[axis] - reached >= GUTTER) gutters.push({ from: reached, to: at[axis] });
    reached = Math.max(reached ?? 0, at[axis + 2]!);
  }
  const side = (isIn: (at: Box) => boolean): Reading =>
    readingOf(layOut([{ ...page, words: words.filter(({ at }) => isIn(at)).map(({ word }) => word) }]), language, {
      barcodes: codes.filter(({ at }) => isIn(at)).map(({ code }) => code),
    });
  return gutters
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, TRIED)
    .map(({ to }) => [side((at) => at[axis] < to), side((at) => at[axis] >= to)] as const);
}

const partOf = ([x0, y0, x1, y1]: Box, { width, height }: Page): Box => [
  x0 / width,
  y0 / height,
  x1 / width,
  y1 / height,
];

/** On the page as it is read. */
const placeOf = ({ box }: Barcode, { pose }: Page): Box => (pose ? asItCame(box, inverse(pose)) : box);
