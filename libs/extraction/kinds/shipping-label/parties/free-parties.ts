/**
 * Names and addresses that stand in blocks or lines of their own, whether a word says whose they are or not. A block
 * ends with postcode and town, or with the country under them.
 */
import { type Block, type BlockLine, blocksOf } from '../../../layout/blocks.js';
import { type Layout } from '../../../layout/layout.js';
import { median, type Span } from '../../../layout/lines.js';
import { around, heightOf } from '../../../model/boxes.js';
import { addressLine } from '../../../normalise/text.js';
import { partyInBlock } from '../../../fields/parties/address-block.js';
import { isEastAsian } from '../../../model/scripts.js';
import { eastAsianParties, withNeighbours } from './east-asian-party.js';
import { withCodes } from './codes-aside.js';
import { isDated } from './label-lines.js';
import { withCountry } from './country-under.js';
import { startsWithLabel, upToLabel } from './next-label.js';
import { isHeading } from './headings.js';
import { addressOf, inOneLine, isAddressAlone, type LabelParty, legible, partyOf } from './party.js';
import { partyLine } from './party-lines.js';
import { SERVICES } from '../vocabulary/services.js';
import { hasPostcode, isAddressPart, isCountryLine, isInBuilding, isTownLine, townWithNumber } from './places.js';

const MOST_LINES = 8;

/** How much larger than the street its town may be printed, and where no address is told otherwise. */
const [GROWN, MUCH_GROWN] = [2, 2.5];

/** Blocks first, then single lines. */
export function freeParties(layout: Layout): LabelParty[] {
  const parts = blocksOf(layout).flatMap(partsOf);
  const from = (most: number) => bridged(parts, most).flatMap((block) => partiesIn(layout, block));
  const blocks = from(GROWN);
  const lines = layout.lines.flatMap(({ segments }) => segments).flatMap((segment) => inOneLine([segment]) ?? []);
  const told = blocks.length > 0 ? blocks : from(MUCH_GROWN);
  return [...told.map((party) => withCountry(layout, party)), ...lines];
}

/** A town alone, with a number that may be its postcode, is as well a depot, or the end of an address that is torn. */
const isMoreThanTown = (address: string): boolean =>
  address
    .split(', ')
    .filter((part) => !isCountryLine(part))
    .slice(0, -1)
    .some(isAddressPart);

/**
 * Empty lines within an address are bridged: blocks of one column, the upper without a postcode, the lower with one.
 */
function bridged(blocks: readonly Block[], most: number): Block[] {
  const done: Block[] = [];
  for (const block of blocks) {
    const lower = block.lines.slice(0, 3).some(({ text }) => hasPostcode(text)) || !hasPostcode(block.lines[0]!.text);
    const at =
      lower && !isWhole(block)
        ? done.findIndex((upper) => continues(upper, block, most) && !blocks.some(isBetween(upper, block)))
        : -1;
    if (at < 0) done.push(block);
    else {
      const lines = [...done[at]!.lines, ...block.lines];
      done[at] = { page: block.page, lines, box: around(lines) };
    }
  }
  return done;
}

/** A name over street and town: what stands further up is a logo or a service. */
const isWhole = ({ lines: [name, ...address] }: Block): boolean =>
  name !== undefined &&
  !isAddressPart(name.text) &&
  address.slice(0, -1).some(({ text }) => isAddressPart(text)) &&
  address.some(({ text }) => hasPostcode(text));

const isBetween =
  (upper: Block, lower: Block) =>
  ({ page, box }: Block): boolean =>
    page === upper.page &&
    box[1] >= upper.box[3] &&
    box[3] <= lower.box[1] &&
    Math.min(box[2], lower.box[2]) > Math.max(box[0], lower.box[0]);

function continues(upper: Block, lower: Block, most: number): boolean {
  const [last, next] = [upper.lines.at(-1)!, lower.lines[0]!];
  // The line over the gap may have no letters that hang down: where no postcode says so, all lines tell how far it is.
  const height = hasPostcode(next.text) ? heightOf(last.box) : median(upper.lines.map(({ box }) => heightOf(box)));
  const gap = next.box[1] - last.box[3];
  const grown = heightOf(next.box) / height;
  return (
    upper.page === lower.page &&
    gap >= 0 &&
    gap < height * (hasPostcode(next.text) ? 3.2 : 2.5) &&
    grown > 0.6 &&
    grown < (hasPostcode(next.text) ? most : 1.3) &&
    Math.abs(next.box[0] - last.box[0]) < height &&
    ![...upper.lines.slice(-3), next].some((line) => startsWithLabel(line) || (isTownLine(line.text) && line !== next))
  );
}

/**
 * A line that another label begins, a date or a weight ends an address: "Ref: 4471" under its town. A line that is a
 * whole party stands by itself.
 */
function partsOf(block: Block): Block[] {
  const parts: BlockLine[][] = [[]];
  for (const line of block.lines) {
    const told = partyLine(legible(line));
    if (told === 'none') continue;
    const [first, ...codes] = withCodes(line.line, line, upToLabel(told));
    if (isOtherFact(line)) parts.push([]);
    else if (inOneLine([line])) parts.push([line], []);
    else parts.at(-1)!.push(...[first!, ...codes].map((span) => ({ ...span, line: line.line })));
    if (codes.some(({ text }) => isCountryLine(text))) parts.push([]);
  }
  return parts
    .map(withoutHeading)
    .filter(({ length }) => length > 0)
    .map((lines) => ({ page: block.page, lines, box: around(lines) }));
}

/** A word by itself over larger print heads it, in whatever language: a name is printed as large as its street. */
function withoutHeading(lines: readonly BlockLine[]): readonly BlockLine[] {
  const [first, second] = lines;
  const heads = lines.length > 3 && first!.words.length === 1 && heightOf(first!.box) < heightOf(second!.box) * SMALLER;
  return heads ? lines.slice(1) : lines;
}
const SMALLER = 0.82;

const isOtherFact = (line: BlockLine): boolean =>
  (startsWithLabel(line) && !isHeading(line.text)) ||
  isDated(line.text) ||
  WEIGHT.test(line.text) ||
  /\p{Sc}/u.test(line.text) ||
  SERVICES.exec(line.text)?.[0] === line.text ||
  MAILED.test(line.text);
/** It says where the parcel was posted. */
const MAILED = /\b(?:mailed|shipped) from\b|^from \d/i;
const WEIGHT = /(?<![\p{L}\d])\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|oz)(?!\p{L})/iu;

/** An address has two lines. */
function fromBlock(layout: Layout, block: Block): LabelParty | undefined {
  const { lines } = block;
  const found = partyInBlock({ ...block, lines }, isHeading);
  if (!found || found.spans.length < 2) return undefined;
  const { name, spans } = found;
  const first = spans.findIndex(({ words }) => name?.words.includes(words[0]!));
  const last = lines.findIndex(({ words }) => words[0] === spans.at(-1)!.words[0]);
  const country = lines.slice(last + 1, last + 2).filter(({ text }) => isCountryLine(text));
  const begun = lines.findIndex(({ words }) => words[0] === spans[Math.max(0, first)]!.words[0]);
  const party = partyOf([...lines.slice(begun, last + 1), ...country]);
  if (!party) return undefined;
  return name ? { ...party, named: false } : nameless(layout, block, spans);
}

/** An address alone may have its name above it in larger print: the sender's own. */
function nameless(layout: Layout, block: Block, spans: readonly Span[]): LabelParty | undefined {
  const own = nameOver(spans);
  const name = own ?? nameAbove(layout, block) ?? unlikeAddress(spans);
  const country = block.lines.slice(-1).filter(({ text }) => isCountryLine(text));
  const body = name && spans.includes(name) ? addressOf(spans.slice(spans.indexOf(name) + 1)) : spans;
  const lines = [...body, ...country.filter(({ words }) => !spans.some((span) => span.words[0] === words[0]))];
  const address = addressLine(lines.map(({ text }) => text));
  return { ...(name && { name }), lines: name ? [name, ...lines] : lines, address, named: false };
}

/**
 * The name of an address that seems to have none, as its first line has a number or looks like a street's: "DEPOT DC
 * 0614", "Dr. Ada Example" over house and street.
 */
function nameOver(spans: readonly Span[]): Span | undefined {
  const street = spans.slice(0, -1).findIndex(({ text }) => /^\d/.test(text) || isAddressPart(withoutNumbers(text)));
  const above = spans.slice(0, Math.max(0, street));
  return above.find(({ text }) => !isAddressPart(text)) ?? above.find(({ text }) => /^\p{L}{3}/u.test(text));
}
/** "Ada Lane" over a numbered street and its town: the only line without a number is no street. */
function unlikeAddress([first, ...others]: readonly Span[]): Span | undefined {
  const streets = others.slice(0, -1).filter(({ text }) => isAddressPart(text) && /\d/.test(text));
  return first && streets.length > 0 && /^\p{L}[^\d,]*$/u.test(first.text) && !isInBuilding(first.text)
    ? first
    : undefined;
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '');

function nameAbove(layout: Layout, { page, box, lines: [first] }: Block): Span | undefined {
  return layout.lines
    .flatMap(({ segments }) => segments)
    .findLast((segment) => {
      const height = heightOf(segment.box);
      const gap = box[1] - segment.box[3];
      return (
        segment.page === page &&
        height > heightOf(first!.box) &&
        Math.abs(gap) < height &&
        Math.abs(segment.box[0] - box[0]) < height &&
        /^\p{L}[^\d]*\p{L}{2}/u.test(segment.text) &&
        !startsWithLabel(segment)
      );
    });
}

/** "Pleasant Point 7982", "7700": a number that ends a block under a street is a postcode, whatever the country. */
function endedByTown(_: Layout, block: Block): LabelParty | undefined {
  const { lines } = block;
  const at = lines.findLastIndex(({ text }) => !isCountryLine(text));
  const body = lines.slice(0, at + 1);
  const last = body.at(-1);
  if (
    !last ||
    body.length < 3 ||
    body.length > MOST_LINES ||
    body.some(({ text }) => isHeading(text) || /:/.test(text))
  )
    return undefined;
  const ended = hasPostcode(last.text) || townWithNumber(last.text);
  if (!ended || /\d/.test(body[0]!.text) || !body.slice(1, -1).some(({ text }) => isAddressPart(text)))
    return undefined;
  const party = partyOf(lines);
  return party && { ...party, named: false };
}

/** "Larkspur Ltd" over "Plot 41, Sector 9, Elmtown, UP – 201307": a name and all of its address. */
function overOneLine(_: Layout, { lines }: Block): LabelParty | undefined {
  const [name, address, ...more] = lines;
  const isOver = more.length === 0 && address && /^\p{L}[^\d,:]+$/u.test(name!.text) && !isAddressPart(name!.text);
  const party = isOver && isAddressAlone(address.text) ? partyOf(lines) : undefined;
  return party && { ...party, named: false };
}

/** A country ends an address that has no postcode: under a numbered street and its town. */
function endedByCountry(layout: Layout, block: Block): LabelParty | undefined {
  const { lines } = block;
  const last = lines.at(-1)!;
  const isNumbered = ({ text }: Span) => /\p{L}.*\d|\d.*\p{L}/u.test(text) && isAddressPart(text);
  const street = lines.findIndex(isNumbered);
  const isAside = last.box[0] > lines[0]!.box[2];
  const isEnd = isCountryLine(last.text) && (isAside || /\p{L}{4}/u.test(last.text));
  if (!isEnd || street < 0 || street >= lines.length - 2 || lines.length > MOST_LINES || lines.some(isSaid))
    return undefined;
  const party = street === 0 ? nameless(layout, block, lines) : partyOf(lines);
  return party?.name && { ...party, named: false };
}
const isSaid = ({ text }: Span): boolean => isHeading(text) || /:/.test(text);

type Reader = (layout: Layout, block: Block) => LabelParty | undefined;

/** What a block may be, the surest first. */
const READERS: readonly Reader[] = [fromBlock, endedByTown, overOneLine, endedByCountry];

function partiesIn(layout: Layout, block: Block): LabelParty[] {
  const eastAsian = eastAsianParties(block.lines, false).map((party) => withNeighbours(party, layout));
  const isOther = block.lines.filter(({ text }) => isEastAsian(text)).length * 2 < block.lines.length;
  return eastAsian.length === 0 && isOther ? [readAs(layout, block) ?? []].flat() : eastAsian;
}

function readAs(layout: Layout, block: Block): LabelParty | undefined {
  for (const read of READERS) {
    const party = read(layout, block);
    if (party && isMoreThanTown(party.address)) return party;
  }
  return undefined;
}
