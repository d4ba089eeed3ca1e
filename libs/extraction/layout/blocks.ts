/**
 * Segments that stand under each other, flush and close together: an address, a paragraph, a column of a table. Flush
 * left unless asked otherwise, as letterheads are flush right or centred.
 */
import { type Box } from '../model/page.js';
import { type Layout } from './layout.js';
import { around, heightOf, type Line, median, type Segment } from './lines.js';

export interface BlockLine extends Segment {
  readonly line: Line;
}

export interface Block {
  readonly page: number;
  readonly lines: readonly BlockLine[];
  readonly box: Box;
}

export type Edge = 'left' | 'right' | 'middle';

/** In line heights. */
const LEADING = 0.95;
const INDENT: Record<Edge, number> = { left: 1.2, right: 0.6, middle: 0.6 };

const EDGES: Record<Edge, (box: Box) => number> = {
  left: ([x0]) => x0,
  right: ([, , x1]) => x1,
  middle: ([x0, , x1]) => (x0 + x1) / 2,
};

export function blocksOf(layout: Layout, edge: Edge = 'left'): Block[] {
  const open: BlockLine[][] = [];
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const next = { ...segment, line };
      const home = open.find((lines) => continues(lines.at(-1)!, next, edge));
      if (home) home.push(next);
      else open.push([next]);
    }
  }
  return open.flatMap((lines) => (lines[0] ? [{ page: lines[0].page, lines, box: around(lines) }] : []));
}

function continues(last: BlockLine, next: BlockLine, edge: Edge): boolean {
  if (last.page !== next.page || last.line === next.line) return false;
  const heights = [last, next].map(({ words }) => median(words.map(({ box }) => heightOf(box))));
  const height = Math.max(...heights);
  const gap = next.box[1] - last.box[3];
  const alike = Math.min(...heights) > height * 0.6;
  const aside = Math.abs(EDGES[edge](next.box) - EDGES[edge](last.box));
  return alike && gap > -height * 0.6 && gap < height * LEADING && aside < height * INDENT[edge];
}
