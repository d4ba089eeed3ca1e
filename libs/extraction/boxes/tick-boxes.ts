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
const EMPTY = 0.06;
const TICKED = 0.13;

/** @param print boxes of the words on the picture, in its pixels */
export function tickBoxes(picture: OcrImage, print: readonly Box[]): TickBox[] {
  const height = median(print.map(([, y0, , y1]) => y1 - y0));
  if (height === 0) return [];
  const ink = inkOf(picture);
  const outlines = outlinesOf(ink, Math.max(LEAST_SIDE, height * SMALLEST), height * LARGEST);
  const seen = outlines.map((outline) => ({ outline, state: stateOf(ink, outline) }));
  const models = seen.filter(({ outline, state }) => outline.sharp && state === 'empty');
  return seen.flatMap(({ outline, state }): TickBox[] => {
    const model = models.find((each) => isAlike(outline, each.outline))?.outline;
    if (!model) return [];
    const fitted = outline.plain ? outline : asLargeAs(ink, outline, model);
    return fitted.plain
      ? [{ box: boxOf(fitted), state: fitted === outline ? state : stateOf(ink, fitted) }]
      : [];
  });
}

const isAlike = (a: Outline, b: Outline): boolean => Math.abs(a.side - b.side) <= Math.max(1, b.side * UNLIKE);

const boxOf = ({ left, right, top, bottom }: Outline): Box => [left, top, right + 1, bottom + 1];

function stateOf(ink: Ink, outline: Outline): TickBox['state'] {
  const part = filledPart(ink, outline);
  return part <= EMPTY ? 'empty' : part >= TICKED ? 'ticked' : 'unsure';
}
