/**
 * Segments that stand under each other, flush left and close together: an address, a paragraph, a column of a table.
 */
import { type Box } from '../model/page.js';
import { type Layout } from './layout.js';
import { around, heightOf, type Line, type Segment } from './lines.js';

export interface BlockLine extends Segment {
  readonly line: Line;
}

export interface Block {
  readonly page: number;
  readonly lines: readonly BlockLine[];
  readonly box: Box;
}

/** In line heights. */
const LEADING = 0.95;
const INDENT = 1.2;

export function blocksOf(layout: Layout): Block[] {
  const open: BlockLine[][] = [];
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const next = { ...segment, line };
      const home = open.find((lines) => continues(lines.at(-1)!, next));
      if (home) home.push(next);
      else open.push([next]);
    }
  }
  return open.flatMap((lines) => (lines[0] ? [{ page: lines[0].page, lines, box: around(lines) }] : []));
}

function continues(last: BlockLine, next: BlockLine): boolean {
  if (last.page !== next.page || last.line === next.line) return false;
  const height = Math.max(heightOf(last.box), heightOf(next.box));
  const gap = next.box[1] - last.box[3];
  const alike = Math.min(heightOf(last.box), heightOf(next.box)) > height * 0.6;
  return (
    alike && gap > -height * 0.6 && gap < height * LEADING && Math.abs(next.box[0] - last.box[0]) < height * INDENT
  );
}
