/** The name over an address of one line, however the letterhead is set: the largest print of the lines above it. */
import { fold } from '../../layout/fold.js';
import { type Segment } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { type Layout } from '../../layout/layout.js';
import { type Reading } from '../../reading/reading.js';
import { hasLegalForm } from '../vocabulary/names.js';
import { type Placed, type PartyBlock } from './address-block.js';
import { partsAtBars } from './bars.js';
import { withoutLetterSpaces } from './letter-spaced.js';
import { repeatedTexts } from './repeated-texts.js';

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
    .flatMap(({ segments }) => segments.flatMap(partsAtBars))
    .filter((segment) => segment.box[0] < x1 && segment.box[2] > x0 && isName(segment));
  const [largest] = over.sort((a, b) => heightOf(b.box) - heightOf(a.box));
  return largest && withoutLetterSpaces({ text: largest.text, page: largest.page, words: largest.words });
}

/** Lines at the top of a page, under whose first cell a letterhead may stand in another column. */
const HEAD = 3;
/** Print of a name beside that of what the firm says of its trade under it. */
const LARGER = 1.3;

/**
 * The name in larger print right over a block that begins with something else, a trade or a slogan: where it has a
 * legal form, or another line begins with it, as a foot states it with one, or states it alone or after a label.
 */
export function nameOver(
  { name, spans }: PartyBlock,
  { layout }: Reading,
  isName: (segment: Segment) => boolean,
): Placed | undefined {
  if (!name || hasLegalForm(name.text)) return undefined;
  const [x0, y0] = around(name.words);
  if (!spans[0]?.words.includes(name.words[0]!)) return undefined;
  const height = heightOf(around(name.words));
  const isLarger = (cell: Segment) => heightOf(cell.box) >= height * LARGER && isName(cell);
  const isRepeated = repeatedTexts(layout);
  const isStated = (cell: Segment) => hasLegalForm(cell.text) || isRepeated(cell.text) || isBegun(cell, layout);
  const over = layout.lines
    .flatMap(({ segments }) => segments)
    .findLast(({ page, box }) => page === name.page && box[3] <= y0 + height * 0.5 && Math.abs(box[0] - x0) < height);
  const isOver = over && y0 - over.box[3] <= height && isLarger(over) && isStated(over);
  const at = layout.lines.findIndex(({ words }) => words.includes(name.words[0]!));
  const first = at < HEAD ? layout.lines[0]?.segments[0] : undefined;
  const isFirst = first?.page === name.page && first.box[3] <= y0 + height && isLarger(first) && isRepeated(first.text);
  const found = isOver ? over : isFirst ? first : undefined;
  return found && { text: found.text, page: found.page, words: found.words };
}

/** Another cell begins with it and goes on with a legal form. */
const isBegun = ({ text }: Segment, { lines }: Layout): boolean =>
  lines.some(({ segments }) =>
    segments.some((cell) => fold(cell.text).startsWith(`${fold(text)} `) && hasLegalForm(cell.text)),
  );
