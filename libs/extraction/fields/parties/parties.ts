/**
 * Who sells and who buys: every address of the document gets a role from the nearest role label above or beside it;
 * those without one are told apart by what a letterhead has and a window address has not.
 */
import { blocksOf, type Edge } from '../../layout/blocks.js';
import { fold } from '../../layout/fold.js';
import { isOnlyLabels } from '../../layout/labels.js';
import { inOneCell, type Labelled } from '../../layout/near.js';
import { type Line, type Segment, type Span } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { tornCellsJoined } from '../../layout/torn-cells.js';
import { type Word } from '../../model/page.js';
import { type Reading } from '../../reading/reading.js';
import { isAside, partyInBlock, type PartyBlock, type Placed } from './address-block.js';
import { partyInLine } from './address-line.js';
import { atBars } from './bars.js';
import { headedParty } from './headed-party.js';
import { headName } from './head-name.js';
import { letterheadName, nameOver } from './letterhead-name.js';
import { headAddress, labelledParties } from './labelled-party.js';
import { endsWithName, isSameName, type OwnStatements, ownStatements } from './own-statements.js';
import { statedParties } from './stated-party.js';
import { twinParties } from './twin-lists.js';
import { hasLegalForm, hasStreetWord, postcodeTown } from '../vocabulary/names.js';
import { repeatedTexts } from './repeated-texts.js';
import { findRoles, roleLabels } from './role-labels.js';
import { RECEIVES, type Role } from './roles.js';
import { nameAbove } from './name-above.js';
import { nameUnderEarlierHeading } from './split-headings.js';
import { townsJoined } from './set-apart-town.js';
import { type Candidate, namedElsewhere, sellerAmong } from './told-apart.js';

export interface Party {
  readonly name: Placed;
  readonly address?: Placed;
  readonly confidence: number;
}

export interface Parties {
  readonly vendor?: Party;
  readonly customer?: Party;
}

/** How sure the role is of an address that no label gives one. */
const UNNAMED = 0.4;
/** Of one that stands right under its heading. */
const HEADED = 0.97;
const EDGES: readonly Edge[] = ['left', 'right', 'middle'];

/**
 * @param items lines of a table of items, in which nobody is named
 * @param isLabel tells texts that only say what stands beside or under them, and so are no names
 */
export function partiesOf(
  whole: Reading,
  items: ReadonlySet<Line> = new Set(),
  isLabel: (text: string) => boolean = () => false,
): Parties {
  const lines = tornCellsJoined(whole.layout.lines.filter((line) => !items.has(line)));
  const reading = { ...whole, layout: { ...whole.layout, lines } };
  const { layout } = reading;
  const labels = roleLabels(layout, items);
  const listed = [
    ...statedParties(layout, labels),
    ...labelledParties(layout, labels, items),
    ...(labels.length === 0 ? twinParties(layout) : []),
  ];
  const isHeading = (text: string) => isOnlyLabels(text, findRoles) || isLabel(text);
  const repeated = repeatedTexts(layout);
  const flushLeft = townsJoined(blocksOf(layout));
  const blocks = apart(
    EDGES.flatMap((edge) =>
      (edge === 'left' ? flushLeft : blocksOf(layout, edge)).flatMap(
        (block) => partyInBlock(atBars(block), isHeading, repeated) ?? [],
      ),
    ),
  );
  const inLines = lines.flatMap((line) => {
    const cells = line.segments.flatMap((cell) => partyInLine(cell, true) ?? []);
    return cells[0] ?? partyInLine(line, line.segments.length === 1) ?? [];
  });
  const found = [...blocks.filter((block) => !isWithin(block, inLines)), ...inLines];
  const ended = found.flatMap((block) => {
    const name = block.name ?? nameUnderEarlierHeading(block, flushLeft, labels, repeated);
    return candidateOf(name ? { ...block, name } : block, labels, reading, isHeading) ?? [];
  });
  const headed = labels.flatMap((label) => {
    const party = headedParty(label, flushLeft, isHeading, repeated);
    return party?.name && !ended.some((one) => sharesWords(one, party))
      ? [{ ...party, name: party.name, role: label.name, label, sure: HEADED, top: topOf(party.name, reading) }]
      : [];
  });
  const candidates = withOwnLabels([...ended, ...headed])
    .map((one) => namedElsewhere(one, labels))
    .sort((a, b) => a.top - b.top);
  const byRole = (role: Role) =>
    candidates
      .filter((candidate) => candidate.role === role)
      .sort((a, b) => Number(receives(a)) - Number(receives(b)) || b.sure - a.sure)[0];
  const own = ownStatements(layout);
  const inOffice = new Set(own.names.length > 0 ? own.office?.words : []);
  const free = candidates.filter(({ role, address }) => !role && !address.words.some((word) => inOffice.has(word)));
  const buyer = byRole('customer');
  const vendor =
    byRole('vendor') ??
    statedSeller(own, free, reading, buyer !== undefined) ??
    sellerAmong(free, reading, buyer !== undefined);
  const customer =
    buyer ??
    free.find((candidate) => candidate.address !== vendor?.address && !same(candidate, vendor)) ??
    (vendor ? byRole('delivery') : undefined);
  const party = (role: 'vendor' | 'customer', found: Candidate | undefined, other: Candidate | undefined): Parties => {
    const stated = listed.find((one) => one.role === role);
    if (stated?.name && (stated.address || !found))
      return { [role]: { name: stated.name, address: stated.address, confidence: stated.address ? 0.88 : 0.6 } };
    if (!found) {
      const alone = nameOnly(reading, labels, role, isHeading, other);
      const taken = [...candidates, ...listed].flatMap(({ address: { words = [] } = {} }) => words);
      const address =
        alone.vendor &&
        (namelessIn(blocks, new Set(taken), labels, reading) ??
          headAddress(layout, labels) ??
          rightUnder(alone.vendor.name, blocks, reading));
      return alone.vendor && address ? { vendor: { ...alone.vendor, address } } : alone;
    }
    const confidence = found.role ? 0.6 + 0.3 * found.sure : 0.6;
    return { [role]: { name: found.name, address: found.address, confidence } };
  };
  return { ...party('vendor', vendor, customer), ...party('customer', customer, vendor) };
}

/**
 * Who says of itself that it sells: with the address that its name stands above, else with that of a trade or a
 * department in the letterhead, else where it has its office.
 */
function statedSeller(
  { names, office }: OwnStatements,
  free: readonly Candidate[],
  reading: Reading,
  hasCustomer: boolean,
): Candidate | undefined {
  const [name] = names;
  if (!name) return undefined;
  for (const one of free) {
    const own = names.find(({ text }) => isSameName(text, one.name.text));
    if (own) return one;
    const trades = names.find(({ text }) => endsWithName(one.name.text, text));
    if (trades) return { ...one, name: trades };
  }
  const unlike = free.filter((one) => !hasLegalForm(one.name.text));
  const home = sellerAmong(unlike, reading, hasCustomer || unlike.length < free.length);
  if (home) return { ...home, name };
  if (!office) return undefined;
  return { name, address: office, spans: [], oneLine: true, sure: UNNAMED, top: topOf(office, reading) };
}

const receives = ({ label }: Candidate): boolean => label !== undefined && RECEIVES.has(label.phrase);

/** Of finds that share a line the longest: lines flush right may pass for single ones flush left. */
function apart(found: readonly PartyBlock[]): PartyBlock[] {
  const kept: PartyBlock[] = [];
  for (const one of [...found].sort((a, b) => b.spans.length - a.spans.length)) {
    const words = new Set(kept.flatMap(({ spans }) => spans.flatMap((span) => span.words)));
    if (!one.spans.some((span) => span.words.some((word) => words.has(word)))) kept.push(one);
  }
  return kept;
}

/** A sender's line alone, taken for the address of what stands above it. */
const isWithin = ({ address }: PartyBlock, lines: readonly PartyBlock[]): boolean =>
  lines.some(({ spans }) => address.words.every((word) => spans.some(({ words }) => words.includes(word))));

function candidateOf(
  found: PartyBlock,
  labels: readonly Labelled<Role>[],
  reading: Reading,
  isHeading: (text: string) => boolean,
): Candidate | undefined {
  const isName = ({ text }: Segment) => /\p{L}{2}|(?:\p{L} ){4}/u.test(text) && !/[:\d]/.test(text) && !isHeading(text);
  const above =
    nameOver(found, reading, isName) ??
    found.name ??
    (found.oneLine ? letterheadName : nameAbove)(found, reading, isName);
  const { name, address } = above ? { name: above, address: found.address } : (found.numbered ?? {});
  if (!name || !address) return undefined;
  const allWords = [...found.spans.flatMap(({ words }) => words), ...name.words];
  const box = around(allWords);
  const height = heightOf(found.spans[0]!.box);
  let by: Labelled<Role> | undefined;
  let nearest = 9 * height;
  for (const label of labels) {
    const at = around(label.words);
    if (label.line.page !== name.page || at[1] > box[1] + height * 0.7) continue;
    const down = Math.max(0, box[1] - at[3]);
    const aside = at[0] - box[0];
    const across = aside > 0 ? aside * 3 : -aside * (down < height ? 0.25 : 0.6);
    if (down + across < nearest) [nearest, by] = [down + across, label];
  }
  const sure = by ? 1 - nearest / (12 * height) : UNNAMED;
  return {
    ...found,
    name,
    address,
    role: by?.name,
    label: by,
    sure,
    top: topOf({ ...name, words: allWords }, reading),
  };
}

const topOf = ({ page, words }: Placed, { layout }: Reading): number =>
  page + around(words)[1] / (layout.pages[page]?.height ?? 1);

const sharesWords = (one: PartyBlock, other: PartyBlock): boolean => {
  const words = new Set(one.spans.flatMap((span) => span.words));
  return other.spans.some((span) => span.words.some((word) => words.has(word)));
};

/**
 * The one address that nobody is named above and no label gives to a customer: that of a sender whose name stands
 * elsewhere in the letterhead.
 */
function namelessIn(
  blocks: readonly PartyBlock[],
  taken: ReadonlySet<Word>,
  labels: readonly Labelled<Role>[],
  reading: Reading,
): Placed | undefined {
  const left = blocks.filter(
    (block) =>
      (block.spans.length > 1 || block.address.text.split(', ').length > 2) &&
      !block.address.words.some((word) => taken.has(word)) &&
      (candidateOf({ ...block, name: block.address }, labels, reading, () => false)?.role ?? 'vendor') === 'vendor',
  );
  return left.length === 1 ? left[0]?.address : undefined;
}

/** What begins on the line right under the name, however far it is set off from it. */
function rightUnder({ words }: Placed, blocks: readonly PartyBlock[], { layout: { lines } }: Reading) {
  const at = lines.findIndex((line) => line.words.includes(words[0]!));
  const next = lines[at + 1];
  const isUnder = ({ page, words: [first] }: Placed) => page === lines[at]?.page && next?.words.includes(first!);
  return blocks.find(({ name, address }) => !name && isUnder(address))?.address;
}

/** A label heads one address: another that lies further away, in the next column, has none. */
const withOwnLabels = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((one) =>
    one.label && candidates.some((other) => other.label === one.label && other.sure > one.sure && !same(other, one))
      ? { ...one, role: undefined, label: undefined, sure: UNNAMED }
      : one,
  );

/** The sender over a window may be called otherwise than in the letterhead, and lives there all the same. */
function same(a: Candidate, b?: Candidate): boolean {
  if (!b) return false;
  return (
    fold(a.name.text) === fold(b.name.text) || (a.oneLine === true && fold(a.address.text) === fold(b.address.text))
  );
}

/** "C/ Larkspur, 15", and not "Rue Larkspur SARL". */
const isStreet = (text: string, { text: whole }: Span): boolean =>
  hasStreetWord(text) && !hasLegalForm(text) && (/\d/.test(whole) || postcodeTown(whole) !== undefined);

/** No address to be had: the text beside or under the role label, or for the vendor the letterhead. */
function nameOnly(
  reading: Reading,
  labels: readonly Labelled<Role>[],
  role: 'vendor' | 'customer',
  isHeading: (text: string) => boolean,
  other?: Candidate,
): Parties {
  for (const label of labels) {
    if (label.name !== role) continue;
    const cell = label.right && /[\p{L}\p{N}]/u.test(label.right.text) ? inOneCell(label.line, label.right) : undefined;
    const beside = cell && !isHeading(cell.text) && !isAside(cell.text) ? cell : undefined;
    const isName = ({ text }: Span) => /\p{L}{3}/u.test(text) && !/:/.test(text) && !isHeading(text) && !isAside(text);
    const span = beside ?? label.below().find(isName);
    const text = span?.text
      .replace(/^[\s:.-]+/, '')
      .split(/,\s/)[0]
      ?.trim();
    if (span && text && /^\p{L}/u.test(text) && !isStreet(text, span))
      return { [role]: { name: { text, page: span.page, words: span.words }, confidence: beside ? 0.6 : 0.5 } };
  }
  const head = role === 'vendor' ? headName(reading, isHeading, other?.name.text) : undefined;
  return head ? { vendor: { name: head, confidence: 0.5 } } : {};
}
