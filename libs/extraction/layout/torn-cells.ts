/**
 * A wide space inside a name or a street cuts its cell in two. What begins a column stands over or under other cells
 * that begin there, too; a cell that stands alone, close behind another, goes on from it.
 */
import { type Box } from '../model/page.js';
import { type Line, type Segment, spanOf } from './lines.js';
import { heightOf } from '../model/boxes.js';

/** In line heights. */
const CLOSE = 2.2;
const FLUSH = 0.8;
/** Lines above and below in which a column would show. */
const AROUND = 6;
/** More on one line are no names and streets, and each is compared with all around it. */
const MOST_CELLS = 30;

export function tornCellsJoined(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    if (line.segments.length > MOST_CELLS) return line;
    const around = lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .filter((other) => other !== line && other.segments.length <= MOST_CELLS)
      .flatMap(({ segments }) => segments.map(({ box }) => box));
    const runs: Segment[][] = [];
    for (const cell of line.segments) {
      const run = runs.at(-1);
      if (run && goesOn(run.at(-1)!, cell, around)) run.push(cell);
      else runs.push([cell]);
    }
    if (runs.length === line.segments.length) return line;
    return { ...line, segments: runs.map(joined) };
  });
}

function joined(run: readonly Segment[]): Segment {
  const [first, ...more] = run;
  const words = run.flatMap((cell) => cell.words);
  return more.length > 0 ? spanOf(words, first!.page) : first!;
}

function goesOn(last: Segment, cell: Segment, around: readonly Box[]): boolean {
  const height = heightOf(cell.box);
  const isWords = /\p{L}{2}$/u.test(last.text) && /^\p{L}/u.test(cell.text);
  const isClose = cell.box[0] - last.box[2] < height * CLOSE;
  return isWords && isClose && !around.some((box) => Math.abs(box[0] - cell.box[0]) < height * FLUSH);
}
