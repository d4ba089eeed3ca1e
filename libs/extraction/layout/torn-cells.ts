/**
 * A wide space inside a name or a street cuts its cell in two. What begins a column stands over or under other cells
 * that begin there, too; a cell that stands alone, close behind another, goes on from it.
 */
import { heightOf, type Line, type Segment, spanOf } from './lines.js';

/** In line heights. */
const CLOSE = 2.2;
const FLUSH = 0.8;
/** Lines above and below in which a column would show. */
const AROUND = 6;

export const mended = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const others = lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .filter((other) => other !== line)
      .flatMap(({ segments }) => segments);
    const segments: Segment[] = [];
    for (const cell of line.segments) {
      const last = segments.at(-1);
      if (last && goesOn(last, cell, others))
        segments[segments.length - 1] = spanOf([...last.words, ...cell.words], line.page);
      else segments.push(cell);
    }
    return segments.length < line.segments.length ? { ...line, segments } : line;
  });

function goesOn(last: Segment, cell: Segment, others: readonly Segment[]): boolean {
  const height = heightOf(cell.box);
  const isWords = /\p{L}{2}$/u.test(last.text) && /^\p{L}/u.test(cell.text);
  const isClose = cell.box[0] - last.box[2] < height * CLOSE;
  return isWords && isClose && !others.some(({ box }) => Math.abs(box[0] - cell.box[0]) < height * FLUSH);
}
