/** The name of a party whose address block has none: the line right over it, or two of one print. */
import { type Segment } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { type Reading } from '../../reading/reading.js';
import { hasLegalForm } from '../vocabulary/names.js';
import { isAside, type PartyBlock, type Placed } from './address-block.js';

/**
 * Forms leave a gap between the name and its address: the nearest text above, in the same column, with the line it goes
 * on from.
 */
export function nameAbove(
  { spans, address }: PartyBlock,
  reading: Reading,
  isName: (segment: Segment) => boolean,
): Placed | undefined {
  const box = around(spans);
  const height = heightOf(spans[0]!.box);
  const column = reading.layout.lines
    .flatMap((line) => line.segments)
    .filter(
      ({ page, box: at }) =>
        page === address.page && at[3] <= box[1] + height * 0.3 && Math.abs(at[0] - box[0]) < height * 1.2,
    );
  let top = box[1];
  // A number of a register or a licence may stand between the two.
  for (let last = column.at(-1); last && isAside(last.text) && top - last.box[3] < height; last = column.at(-1)) {
    top = last.box[1];
    column.pop();
  }
  const segment = column.at(-1);
  if (!segment || top - segment.box[3] >= height * 2.5 || !isName(segment)) return undefined;
  const before = column.at(-2);
  const tight =
    before !== undefined &&
    isName(before) &&
    !hasLegalForm(before.text) &&
    segment.box[1] - before.box[3] < heightOf(segment.box) * 0.4 &&
    Math.abs(heightOf(before.box) - heightOf(segment.box)) < heightOf(segment.box) * 0.15;
  const lines = tight ? [before, segment] : [segment];
  return {
    text: lines.map(({ text }) => text).join(' '),
    page: segment.page,
    words: lines.flatMap(({ words }) => words),
  };
}
