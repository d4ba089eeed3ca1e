/**
 * Segments that stand under each other, flush and close together: an address, a paragraph, a column of a table. Flush
 * left unless asked otherwise, as letterheads are flush right or centred.
 */
import { type Box } from '../model/page.js';
import { type Layout } from './layout.js';
import { type Line, median, type Segment } from './lines.js';
import { around, centre, heightOf } from '../model/boxes.js';

export interface BlockLine extends Segment {
  readonly line: Line;
}

export interface Block {
  readonly page: number;
  readonly lines: readonly BlockLine[];
  readonly box: Box;
}

export type Edge = 'left' | 'right' | 'middle';

/** In line heights: the room that may be left between lines. */
const LEADING = 0.95;
/** And where lines before lie as far apart: one without letters that hang down leaves more than the type sets. */
const EVEN_LEADING = 1.3;
const EVEN = 0.2;
const INDENT: Record<Edge, number> = { left: 1.2, right: 0.6, middle: 0.6 };

const EDGES: Record<Edge, (box: Box) => number> = {
  left: ([x0]) => x0,
  right: ([, , x1]) => x1,
  middle: centre,
};

export function blocksOf(layout: Layout, edge: Edge = 'left'): Block[] {
  const open: BlockLine[][] = [];
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const next = { ...segment, line };
      const home = open.find((lines) => continues(lines, next, edge));
      if (home) home.push(next);
      else open.push([next]);
    }
  }
  return open.flatMap((lines) => (lines[0] ? [{ page: lines[0].page, lines, box: around(lines) }] : []));
}

function continues(lines: readonly BlockLine[], next: BlockLine, edge: Edge): boolean {
  const last = lines.at(-1)!;
  if (last.page !== next.page || last.line === next.line) return false;
  const heights = [last, next].map(({ words }) => median(words.map(({ box }) => heightOf(box))));
  const height = Math.max(...heights);
  const gap = next.box[1] - last.box[3];
  const alike = Math.min(...heights) > height * 0.6;
  const aside = Math.abs(EDGES[edge](next.box) - EDGES[edge](last.box));
  const most = isEven(lines, next, height) ? EVEN_LEADING : LEADING;
  return alike && gap > -height * 0.6 && gap < height * most && aside < height * INDENT[edge];
}

/** As far under the last line as that is under the one before it. */
function isEven(lines: readonly BlockLine[], next: BlockLine, height: number): boolean {
  const [before, last] = lines.slice(-2);
  if (!before || !last) return false;
  return Math.abs(next.box[1] - last.box[1] - (last.box[1] - before.box[1])) < height * EVEN;
}
