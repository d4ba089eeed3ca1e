/** German letters used to leave a line free between the street and the town: both are one address. */
import { type Block } from '../../layout/blocks.js';
import { around, heightOf } from '../../model/boxes.js';
import { postcodeTown } from '../vocabulary/names.js';
import { looksLikeStreet } from './address-block.js';

/** In line heights: the line left free, and its leading. */
const FREE_LINE = 2.5;

/** Blocks flush left; one that ends with a street takes in the town alone under it. */
export function townsJoined(blocks: readonly Block[]): Block[] {
  const joined = new Map<Block, Block>();
  for (const block of blocks) {
    const town = blocks.find((other) => isTownOf(other, block));
    if (town) joined.set(block, withLines(block, town)).set(town, town);
  }
  const taken = new Set([...joined].flatMap(([block, whole]) => (block === whole ? [block] : [])));
  return blocks.flatMap((block) => (taken.has(block) ? [] : [joined.get(block) ?? block]));
}

function isTownOf({ page, lines: [town, ...more], box }: Block, block: Block): boolean {
  const street = block.lines.at(-1);
  if (!town || !street || more.length > 0 || page !== block.page) return false;
  const height = heightOf(street.box);
  const gap = box[1] - street.box[3];
  const isNear = gap > 0 && gap < height * FREE_LINE && Math.abs(box[0] - street.box[0]) < height * 0.5;
  const isStreet = /\d\s?\p{L}?$/u.test(street.text) && looksLikeStreet(street.text) && !postcodeTown(street.text);
  const isOneLine = block.lines.length === 1 || !block.lines.some(({ text }) => postcodeTown(text));
  return isNear && isStreet && isOneLine && /^\d/.test(town.text) && postcodeTown(town.text)?.start === 0;
}

const withLines = (block: Block, { lines }: Block): Block => {
  const all = [...block.lines, ...lines];
  return { ...block, lines: all, box: around(all) };
};
