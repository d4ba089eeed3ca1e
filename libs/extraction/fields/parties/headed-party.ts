/**
 * A party under a heading of its own ("Bill to"), whose address no postcode ends, as in much of Africa, the Gulf and
 * Hong Kong: what stands under the heading, flush and without a gap, is the party to its last line.
 */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { type Labelled } from '../../layout/near.js';
import { spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { isWithoutCapitals } from '../../model/scripts.js';
import { findDates } from '../../normalise/dates.js';
import { addressOf, isAside, isBreak, looksLikeStreet, nameOf, type PartyBlock } from './address-block.js';
import { hasStreetWord, isCountry } from '../vocabulary/names.js';
import { type Role } from './roles.js';

/** Of name and address together. */
const MOST_LINES = 8;

export function headedParty(
  label: Labelled<Role>,
  blocks: readonly Block[],
  isHeading: (text: string) => boolean,
  isRepeated: (text: string) => boolean,
): PartyBlock | undefined {
  const block = blocks.find(({ lines }) => lines.some(({ words }) => words.includes(label.words[0])));
  if (!block) return undefined;
  const at = block.lines.findIndex(({ words }) => words.includes(label.words[0]));
  const under = block.lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = under.findIndex(
    (line, index) =>
      isBreak(line, isHeading) || (index > 0 && (isCountry(under[index - 1]!.text) || isApart(under, index))),
  );
  const line = block.lines[at]!;
  // "Buyer / Pirkėjas:" says it twice.
  const beside = isHeading(line.text) ? [] : besideLabel(line, label);
  if (!beside) return undefined;
  const body = [...beside, ...(end < 0 ? under : under.slice(0, end))].filter(({ text }) => !isAside(text));
  const start = body.findIndex(({ text }, index) => index > 0 && looksLikeStreet(text));
  const name = start > 0 ? nameOf(body.slice(0, start), isRepeated) : undefined;
  const address = body.slice(Math.max(0, start)).filter(({ text }) => !isCountry(text));
  const isNamed = name !== undefined && /\p{L}{3}/u.test(name.text) && !/\d/.test(name.text);
  if (!isNamed || !address.some(isPlaced) || address.some(({ text }) => findDates(text).length > 0)) return undefined;
  return { name, address: addressOf(address), spans: body, oneLine: false };
}

/** A number with a street: no postcode proves it, so it must look like one. */
const isPlaced = ({ text }: BlockLine): boolean =>
  /\d/.test(text) && /\p{L}{3}/u.test(text) && (hasStreetWord(text) || OF_HOUSE.test(text));

/** First or at a comma; "goods returned, note 55190" is a sentence. */
const OF_HOUSE = /^\W*\d|\d\p{L}?,|, ?(?:[A-Z]{1,2}[- ])?\d/u;

/** Half a line further from the one above than the first two lie from each other: another paragraph. */
function isApart(lines: readonly BlockLine[], index: number): boolean {
  const gap = (at: number) => lines[at]!.box[1] - lines[at - 1]!.box[3];
  return gap(index) > Math.max(0, gap(1)) + heightOf(lines[index - 1]!.box) * 0.5;
}

/** "To: Larkspur Ltd": what follows the label in its own cell; behind "Customer PO" stands no customer. */
function besideLabel(line: BlockLine, { words, right }: Labelled<Role>): BlockLine[] | undefined {
  const rest = line.words.filter((word) => !words.includes(word) && right?.words.includes(word));
  if (rest.length === 0) return [];
  return /:$/.test(words.at(-1)!.text) || isWithoutCapitals(words.at(-1)!.text)
    ? [{ ...spanOf(rest, line.page), line: line.line }]
    : undefined;
}
