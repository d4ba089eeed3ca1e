/**
 * Whose an address is that no word of the label gives to anybody: the recipient's is the one whose postcode the label
 * prints again, else the one in larger print, else the last. An address in a single line is its sender's.
 */
import { median } from '../../../layout/lines.js';
import { around, heightOf } from '../../../model/boxes.js';
import { type Layout } from '../../../layout/layout.js';
import { isEastAsian } from '../../../model/scripts.js';
import { type LabelParty, sizeOf } from './party.js';

export type Role = 'recipient' | 'sender';

export interface Roles {
  readonly recipient?: LabelParty;
  readonly sender?: LabelParty;
}

/** A block printed so much larger than the other is the recipient's. */
const LARGER = 1.06;
/** As much as it counts that a block is set in under the other, as on an envelope. */
const SET_IN = 1.2;
/** How far, of the width of the print. */
const INDENT = 0.08;
/** An address alone in print so much smaller than the rest of the label may as well be its sender's. */
const SMALL = 0.97;

type Tells = (party: LabelParty) => boolean;

export function rolesOf(headed: Roles, free: readonly LabelParty[], layout: Layout, isBoundFor: Tells): Roles {
  const blocks = free.filter(({ oneLine }) => !oneLine);
  const single = free.find(({ oneLine }) => oneLine);
  if (headed.recipient && headed.sender) return headed;
  if (headed.sender) return { ...headed, recipient: recipientOf(blocks, layout, isBoundFor) };
  if (headed.recipient) {
    const [first, second] = blocks;
    const sender = second && printOf(first!) > printOf(second) * LARGER ? second : (first ?? single);
    return { ...headed, sender };
  }
  const recipient = recipientOf(blocks, layout, isBoundFor);
  const at = blocks.findIndex(({ lines }) => lines === recipient?.lines);
  const sender = blocks[at - 1] ?? blocks[at + 1] ?? single;
  return { recipient, sender: sender && recipient?.untold ? { ...sender, untold: true } : sender };
}

function recipientOf(blocks: readonly LabelParty[], layout: Layout, isBoundFor: Tells): LabelParty | undefined {
  const bound = blocks.filter(isBoundFor);
  if (bound.length === 1) return bound[0];
  const weighed = weightsOf(blocks, layout).sort((a, b) => b.weight - a.weight);
  const [first, second] = weighed;
  const heaviest = first && (!second || first.weight > second.weight * LARGER) ? first.block : undefined;
  const last = blocks.at(-1);
  const doubtful = blocks.length === 1 && last && isSmall(last, layout);
  // In East Asia it goes to whom is named first.
  const placed = blocks.every(({ address }) => isEastAsian(address)) ? blocks[0] : last;
  return (!doubtful && heaviest) || (placed && { ...placed, untold: true });
}

/** How much print and place speak for each: what stands below another and further right has a weight more. */
function weightsOf(blocks: readonly LabelParty[], layout: Layout): { block: LabelParty; weight: number }[] {
  const [left, , right] = around(layout.lines);
  const indent = (right - left) * INDENT;
  const placed = blocks.map((block) => ({ block, page: block.lines[0]!.page, box: around(block.lines) }));
  return placed.map(({ block, page, box }) => {
    const setIn =
      block.name !== undefined &&
      placed.some((over) => over.page === page && over.box[3] < box[1] && box[0] - over.box[0] > indent);
    return { block, weight: printOf(block) * (setIn ? SET_IN : 1) };
  });
}

/** How large its print is: letters may be as high as the other's and wider, or the other way round. */
const printOf = ({ lines }: LabelParty): number =>
  median(lines.map(({ box, text }) => Math.sqrt((heightOf(box) * (box[2] - box[0])) / text.length)));

const isSmall = (party: LabelParty, layout: Layout): boolean =>
  sizeOf(party) < median(layout.lines.flatMap(({ segments }) => segments).map(({ box }) => heightOf(box))) * SMALL;
