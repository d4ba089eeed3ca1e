/**
 * Boxes of a label stand side by side, and a line that fills its box to the edge runs into the next ("… TEXTILES INC
 * ACME STORES"). Sender's and recipient's headings on one line say where their boxes begin: the lines under them are
 * cut there.
 */
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Reading, readingOf } from '../../reading/reading.js';
import { stillHeading } from './parties/headings.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';

/** As far down as an address goes. */
const DEPTH = 8;
/** How far from the edge of its box a word may begin, in heights. */
const FLUSH = 0.4;

/** The reading with no cell that reaches across two boxes. */
export function inBoxes(reading: Reading): Reading {
  const { layout, language, rereads, barcodes } = reading;
  const edges = layout.lines.map((heading, at) => edgesUnder(heading, layout.lines.slice(at + 1, at + 1 + DEPTH)));
  const lines = layout.lines.map((line, at) => cutAt(line, edges.slice(Math.max(0, at - DEPTH), at).flat()));
  if (lines.every((line, at) => line === layout.lines[at])) return reading;
  return readingOf({ ...layout, lines }, language, { rereads, barcodes });
}

/** Where the boxes of parties begin, but for the first: more must stand flush under the heading. */
function edgesUnder({ page, segments }: Line, under: readonly Line[]): { page: number; left: number }[] {
  const headings = segments.filter(headsParty);
  if (headings.length < 2) return [];
  const cells = under.filter((line) => line.page === page).flatMap((line) => line.segments);
  return headings
    .slice(1)
    .map(({ box }) => box[0])
    .filter((left) => cells.some((cell) => isFlush(cell, left)))
    .map((left) => ({ page, left }));
}

const headsParty = (segment: Segment): boolean =>
  findShippingLabels(segment).some(
    ({ start, end, name }) =>
      start <= 1 && PARTIES.has(name) && (end === segment.text.length || stillHeading(segment.text.slice(end)) > 0),
  );
const PARTIES: ReadonlySet<LabelName> = new Set(['recipient', 'sender', 'point']);

const isFlush = ({ box }: Pick<Segment, 'box'>, left: number): boolean =>
  Math.abs(box[0] - left) < heightOf(box) * FLUSH;

function cutAt(line: Line, edges: readonly { page: number; left: number }[]): Line {
  const own = edges.filter(({ page }) => page === line.page);
  if (own.length === 0) return line;
  const segments = line.segments.flatMap((segment) => {
    const at = segment.words.findIndex((word, index) => index > 0 && own.some(({ left }) => isFlush(word, left)));
    return at < 0
      ? [segment]
      : [spanOf(segment.words.slice(0, at), segment.page), spanOf(segment.words.slice(at), segment.page)];
  });
  return segments.length === line.segments.length ? line : { ...line, segments };
}
