/** The name over an address of one line, however the letterhead is set: the largest print of the lines above it. */
import { around, heightOf, type Segment } from '../../layout/lines.js';
import { type Reading } from '../../reading/reading.js';
import { type Placed, type PartyBlock } from './address-block.js';
import { withoutLetterSpaces } from './letter-spaced.js';

/** Lines of a letterhead above its address. */
const LINES = 4;

export function letterheadName(
  { address, spans }: PartyBlock,
  { layout }: Reading,
  isName: (segment: Segment) => boolean,
): Placed | undefined {
  const [x0, y0, x1] = around(spans);
  const above = layout.lines.filter(({ page, box }) => page === address.page && box[1] < y0).slice(-LINES);
  const over = above
    .flatMap(({ segments }) => segments)
    .filter((segment) => segment.box[0] < x1 && segment.box[2] > x0 && isName(segment));
  const [largest] = over.sort((a, b) => heightOf(b.box) - heightOf(a.box));
  return largest && withoutLetterSpaces({ text: largest.text, page: largest.page, words: largest.words });
}
