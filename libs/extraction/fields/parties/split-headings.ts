/**
 * A party under two headings: its name under the first and the address under the second, as in "Bill to / Larkspur Ltd
 * / Ada Example / Billing address / 4 Quay Street, …".
 */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { type Labelled } from '../../layout/near.js';
import { isAside, nameOf, type PartyBlock, type Placed } from './address-block.js';
import { type Role } from './roles.js';

export function nameUnderEarlierHeading(
  { address }: PartyBlock,
  blocks: readonly Block[],
  labels: readonly Labelled<Role>[],
  isRepeated: (text: string) => boolean,
): Placed | undefined {
  const block = blocks.find(({ lines }) => lines.some(({ words }) => words.includes(address.words[0]!)));
  if (!block) return undefined;
  const at = block.lines.findIndex(({ words }) => words.includes(address.words[0]!));
  const roleOf = ({ words }: BlockLine) =>
    labels.find((label) => label.words[0] === words[0] && label.words.at(-1) === words.at(-1))?.name;
  const role = at > 0 ? roleOf(block.lines[at - 1]!) : undefined;
  const before = block.lines.slice(0, Math.max(0, at - 1));
  const first = before.findLastIndex((line) => roleOf(line) !== undefined);
  if (!role || first < 0 || roleOf(before[first]!) !== role) return undefined;
  return nameOf(
    before.slice(first + 1).filter(({ text }) => !isAside(text) && !/[:\d]/.test(text)),
    isRepeated,
  );
}
