/**
 * Boxes to tick on a picture of a page, and whether somebody ticked them. A page prints its boxes in a size or two: by
 * an empty one, which stands plainly alone, the others are known, that a tick has half hidden.
 */
import { type OcrImage } from '#ports/ocr-engine.js';
import { median } from '../layout/lines.js';
import { type Box } from '../model/page.js';
import { filledPart } from './filled-part.js';
import { type Sided, whiteBeside } from './along.js';
import { type Ink, inkOf } from './ink.js';
import { asLargeAs, type Outline, outlinesOf, overlaps, placesOf } from './outlines.js';
import { strokesOf } from './strokes.js';

export interface TickBox {
  readonly box: Box;
  readonly state: 'empty' | 'ticked' | 'unsure';
  /** Known for a box by its own corners; else by another like it, and what was read there may say otherwise. */
  readonly plain: boolean;
  /** White to the left and to the right of it, in the unit of the box; no more than a few sides. */
  readonly clear: readonly [left: number, right: number];
}

/** Heights of print. */
const SMALLEST = 0.6;
const LARGEST = 2;
/** Pixels: below it a frame is told from no letter. */
const LEAST_SIDE = 9;
/** Of the side of a box, what others of its size may have more or less. */
const UNLIKE = 0.12;
/** Boxes of a size that make it the size of boxes. */
const LEAST_ALIKE = 2;
/** Of the largest boxes of a page, what others are at least. */
const SMALLER = 0.75;
/** Sides that boxes in a row or a column stand off its line, and how long it may be. */
const OFF = 0.4;
const LONGEST = 25;
/** Of a page of two degrees. */
const ASKEW = 0.035;
/** Two frames in line that are so whole and so empty are no letters, though their corners are blurred. */
const CLEARLY_WHOLE = 0.94;
const CLEAR = 0.006;
const EMPTY = 0.06;
const TICKED = 0.13;

/** @param print boxes of the words on the picture, in its pixels */
export function tickBoxes(picture: OcrImage, print: readonly Box[]): TickBox[] {
  const height = median(print.map(([, y0, , y1]) => y1 - y0));
  if (height === 0) return [];
  const ink = inkOf(picture);
  const [least, most] = [Math.max(LEAST_SIDE, height * SMALLEST), height * LARGEST];
  const strokes = {
    upright: strokesOf(ink, 'upright', least, most),
    level: strokesOf(ink, 'level', least, most),
  };
  const seen = outlinesOf(ink, strokes);
  const isClear = (outline: Outline) =>
    outline.plain && outline.whole >= CLEARLY_WHOLE && filledPart(ink, outline) <= CLEAR;
  const clear = seen.filter(isClear);
  const known = seen.filter(
    (outline) =>
      outline.sharp ||
      (clear.includes(outline) &&
        clear.some((other) => other !== outline && isAlike(other, outline) && isInLine(other, outline))),
  );
  const several = known.filter(
    (outline) =>
      stateOf(ink, outline) === 'empty' && known.filter((other) => isAlike(other, outline)).length >= LEAST_ALIKE,
  );
  // Boxes are larger than letters.
  const largest = Math.max(...several.map(({ side }) => side));
  const models = several.filter(({ side }) => side >= largest * SMALLER);
  const boxes = known.filter((outline) => models.some((model) => isAlike(outline, model)));
  const add = (outline: Outline) => {
    const fits = outline.plain && !boxes.some((box) => overlaps(box, outline));
    if (fits && boxes.some((box) => isInLine(outline, box))) boxes.push(outline);
  };
  for (const outline of seen) if (models.some((model) => isAlike(outline, model))) add(outline);
  for (const { side } of sizesOf(models)) {
    for (const place of [...seen.filter((each) => isAlike(each, { side })), ...placesOf(strokes, side)]) {
      const isFree = !boxes.some((box) => overlaps(box, place));
      if (isFree && boxes.some((box) => isInLine(place, box))) add(asLargeAs(ink, place, side));
    }
  }
  return boxes.map((box) => ({
    box: boxOf(box),
    state: stateOf(ink, box),
    plain: known.includes(box),
    clear: [whiteBeside(ink, box, -1), whiteBeside(ink, box, 1)],
  }));
}

/** One model of each size. */
function sizesOf(models: readonly Outline[]): Outline[] {
  const sizes: Outline[] = [];
  for (const model of models) if (!sizes.some((size) => isAlike(model, size))) sizes.push(model);
  return sizes;
}

const isAlike = (a: Pick<Sided, 'side'>, b: Pick<Sided, 'side'>): boolean =>
  Math.abs(a.side - b.side) <= Math.max(1, b.side * UNLIKE);

/** Beside or under another, on a page that may lie askew. */
function isInLine(a: Sided, b: Sided): boolean {
  const [across, down] = [Math.abs(a.left - b.left), Math.abs(a.top - b.top)];
  const [beside, under] = [down <= b.side * OFF + across * ASKEW, across <= b.side * OFF + down * ASKEW];
  return (beside && across <= b.side * LONGEST) || (under && down <= b.side * LONGEST);
}

const boxOf = ({ left, right, top, bottom }: Outline): Box => [left, top, right + 1, bottom + 1];

function stateOf(ink: Ink, outline: Outline): TickBox['state'] {
  const part = filledPart(ink, outline);
  return part <= EMPTY ? 'empty' : part >= TICKED ? 'ticked' : 'unsure';
}
