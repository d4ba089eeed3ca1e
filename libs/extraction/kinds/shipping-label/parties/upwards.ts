/** The lines of a party that stand over its heading. */
import { type Layout } from '../../../layout/layout.js';
import { type Line, type Span } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { isHeading } from './headings.js';
import { startsWithLabel } from './next-label.js';
import { postcodeMended } from './postcode-letters.js';
import { isAddressPart, isCountryLine, isTownLine } from './places.js';

/** Furthest apart two of them may stand, in heights of a line. */
const UPWARDS = 0.9;

/**
 * "To:" stands beside the middle of its box: what it seems to head has a town and no street, and over that, flush with
 * it and close together, stand a name and a street.
 * @returns nothing where they do not
 */
export function upwards(layout: Layout, line: Line, beside: Span): Span[] {
  const lines: Span[] = [];
  let next = beside;
  for (const above of layout.lines.slice(0, layout.lines.indexOf(line)).reverse()) {
    const segment = above.segments.find(({ box }) => Math.abs(box[0] - next.box[0]) < heightOf(beside.box) * 0.5);
    if (above.page !== line.page || !segment) break;
    const isFar = next.box[1] - segment.box[3] > heightOf(segment.box) * UPWARDS;
    if (isFar || startsWithLabel(segment) || isHeading(segment.text) || isEndOfAddress(segment.text)) break;
    lines.unshift(segment);
    next = segment;
  }
  const [name, ...address] = lines;
  return name && !isStreet(name.text) && address.some(({ text }) => isStreet(text)) ? lines : [];
}
export const isStreet = (text: string): boolean => isAddressPart(text) && !isTownLine(postcodeMended(text));
const isEndOfAddress = (text: string): boolean => isTownLine(text) || isCountryLine(text);
