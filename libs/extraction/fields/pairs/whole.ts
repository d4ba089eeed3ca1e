/** Pieces of print that the reader found apart, though no further than words are, as one cell. */
import { type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';

/** In heights, as lines are cut into segments. */
const CLOSE = 1.3;

/** @param begins whether a cell begins something else, however close */
export function whole(segments: readonly Segment[], begins: (segment: Segment) => boolean): Segment[] {
  const cells: Segment[] = [];
  for (const segment of segments) {
    const last = cells.at(-1);
    const close = last && segment.box[0] - last.box[2] < Math.min(heightOf(last.box), heightOf(segment.box)) * CLOSE;
    if (close && !begins(segment)) cells[cells.length - 1] = spanOf([...last.words, ...segment.words], segment.page);
    else cells.push(segment);
  }
  return cells;
}
