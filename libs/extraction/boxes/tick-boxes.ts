/**
 * Boxes to tick on a picture of a page, and whether somebody ticked them. A page prints its boxes in a size or two: by
 * an empty one, which stands plainly alone, the others are known, that a tick has half hidden.
 */
import { type OcrImage } from '#ports/ocr-engine.js';
import { median } from '../layout/lines.js';
import { type Box } from '../model/page.js';
import { filledPart } from './filled-part.js';
import { type Ink, inkOf } from './ink.js';
import { asLargeAs, type Outline, outlinesOf } from './outlines.js';

export interface TickBox {
  readonly box: Box;
  readonly state: 'empty' | 'ticked' | 'unsure';
}

/** Heights of print. */
const SMALLEST = 0.6;
const LARGEST = 2;
const LEAST_SIDE = 6;
/** Of the side of a box, what others of its size may have more or less. */
const UNLIKE = 0.12;
/** Boxes of a size that make it the size of boxes. */
const LEAST_ALIKE = 2;
/** Sides that boxes in a row or a column stand off its line, and how long it may be. */
const OFF = 0.4;
const LONGEST = 25;
/** Of a page of two degrees. */
const ASKEW = 0.035;
const EMPTY = 0.06;
const TICKED = 0.13;

/** @param print boxes of the words on the picture, in its pixels */
export function tickBoxes(picture: OcrImage, print: readonly Box[]): TickBox[] {
  const height = median(print.map(([, y0, , y1]) => y1 - y0));
  if (height === 0) return [];
  const ink = inkOf(picture);
  const outlines = outlinesOf(ink, Math.max(LEAST_SIDE, height * SMALLEST), height * LARGEST);
  const seen = outlines.map((outline) => ({ outline, state: stateOf(ink, outline) }));
  const sharp = seen.filter(({ outline }) => outline.sharp);
  const models = sharp.filter(
    ({ outline, state }) =>
      state === 'empty' && sharp.filter((other) => isAlike(other.outline, outline)).length >= LEAST_ALIKE,
  );
  return seen.flatMap(({ outline, state }): TickBox[] => {
    const alike = models.map((model) => model.outline).filter((model) => isAlike(outline, model));
    if (!alike[0]) return [];
    if (outline.sharp) return [{ box: boxOf(outline), state }];
    const fitted = asLargeAs(ink, outline, alike[0]);
    return fitted.plain && alike.some((model) => isInLine(fitted, model))
      ? [{ box: boxOf(fitted), state: stateOf(ink, fitted) }]
      : [];
  });
}

const isAlike = (a: Outline, b: Outline): boolean => Math.abs(a.side - b.side) <= Math.max(1, b.side * UNLIKE);

/** Beside or under another, on a page that may lie askew. */
function isInLine(a: Outline, b: Outline): boolean {
  const [across, down] = [Math.abs(a.left - b.left), Math.abs(a.top - b.top)];
  const [beside, under] = [down <= b.side * OFF + across * ASKEW, across <= b.side * OFF + down * ASKEW];
  return (beside && across <= b.side * LONGEST) || (under && down <= b.side * LONGEST);
}

const boxOf = ({ left, right, top, bottom }: Outline): Box => [left, top, right + 1, bottom + 1];

function stateOf(ink: Ink, outline: Outline): TickBox['state'] {
  const part = filledPart(ink, outline);
  return part <= EMPTY ? 'empty' : part >= TICKED ? 'ticked' : 'unsure';
}
