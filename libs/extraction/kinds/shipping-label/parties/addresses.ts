/**
 * Sender and recipient: the column of lines that begins at "To:" or "From:", else what stands in blocks and lines of
 * its own.
 */
import { type Layout } from '../../../layout/layout.js';
import { type Labelled } from '../../../layout/near.js';
import { type Line, type Segment, segmentOf, type Span, spanOf, startOf } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { fold, squeezed } from '../../../layout/fold.js';
import { legalForm } from '../../../normalise/names.js';
import { addressLine, tidy } from '../../../normalise/text.js';
import { type Word } from '../../../model/page.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { isEastAsian } from '../../../model/scripts.js';
import { eastAsianParties } from './east-asian-party.js';
import { carrierIn } from '../vocabulary/carriers.js';
import { freeParties } from './free-parties.js';
import { BOX_NUMBER, stillHeading } from './headings.js';
import { besideHeadings } from './headings-on-their-side.js';
import { linesOf } from './label-lines.js';
import { type LabelName } from '../labels/names.js';
import { misreadHeadings } from './misread-headings.js';
import { inOneLine, isAddressAlone, type LabelParty, partyOf } from './party.js';
import { hasPostcode, isAddressPart, mended, postcodeIn } from './places.js';
import { isNamedElsewhere, isRoutedTo, routesOf } from './routes.js';
import { type Role, type Roles, rolesOf } from './roles.js';
import { SERVICES } from '../vocabulary/services.js';

type PartyPath = `${Role}_name` | `${Role}_address` | 'recipient_postcode';

/** What it adds that a routing code has the same postcode. */
const PROVED = 0.12;
/** What it takes that nothing but their order tells two addresses apart. */
const UNTOLD = 0.15;

export function addressFields(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<PartyPath>[] {
  const all = freeParties(reading.layout);
  const upright = withTwins(headedParties(reading.layout, labels), all);
  const headed = { ...besideHeadings(reading, apartFrom(upright, all)), ...upright };
  const stated = statedIn(headed);
  const free = apartFrom(headed, all);
  const routes = routesOf(reading);
  const isBoundFor = (party: LabelParty) => isNamedElsewhere(reading, [...stated, ...free], party);
  const rolesGiven = (sender: LabelParty | undefined) =>
    rolesOf(
      { recipient: withAddress(headed.recipient), sender: withAddress(sender) },
      free,
      reading.layout,
      isBoundFor,
    );
  const given = rolesGiven(isCarriers(headed.sender) ? undefined : headed.sender);
  const roles = given.sender && !given.sender.oneLine ? given : rolesGiven(headed.sender);
  const { recipient, sender } = {
    recipient: named(headed.recipient, roles.recipient),
    sender: named(headed.sender, roles.sender),
  };
  const back = isRoutedTo(routes, sender) && !isRoutedTo(routes, recipient);
  const [receiving, sending] = back ? [sender, recipient] : [recipient, sender];
  return [
    ...partyFields(reading, 'recipient', receiving, isRoutedTo(routes, receiving)),
    ...partyFields(reading, 'sender', sending, false),
    ...routes.map(({ postcode, evidence }): Found<PartyPath> => {
      const value = postcode.replace(/^(\d{5})(\d{4})$/, '$1-$2');
      return { path: 'recipient_postcode', value, confidence: 0.8, evidence };
    }),
  ];
}

/** Who is printed once more, with the postcode, has the address that is printed there. */
const withTwins = ({ recipient, sender }: Roles, free: readonly LabelParty[]): Roles => ({
  ...(recipient && { recipient: withTwin(recipient, free) }),
  ...(sender && { sender: withTwin(sender, free) }),
});

function withTwin(party: LabelParty, free: readonly LabelParty[]): LabelParty {
  const own = squeezed(party.address);
  const name = squeezed(party.name?.text ?? '');
  if (own === '' || name === '' || postcodeIn(party.address)) return party;
  const isTwin = (other: LabelParty) =>
    squeezed(other.name?.text ?? '') === name && squeezed(other.address).startsWith(own) && postcodeIn(other.address);
  const twin = free.find(isTwin);
  return twin ? { ...party, address: twin.address, lines: twin.lines } : party;
}

/** Where it goes back to may be a depot of its carrier's, and who sends it stands elsewhere. */
const isCarriers = (party: LabelParty | undefined): boolean => carrierIn(party?.name?.text ?? '') !== undefined;

/**
 * Who stands under one heading has the address of another, at a locker say: it has no name of its own.
 * @param by whose name it has then
 */
const named = (by: LabelParty | undefined, found: LabelParty | undefined): LabelParty | undefined =>
  found && !found.name && by?.name ? { ...found, name: by.name } : (found ?? by);

const withAddress = (party: LabelParty | undefined): LabelParty | undefined =>
  party?.address === '' ? undefined : party;

const statedIn = ({ recipient, sender }: Roles): LabelParty[] => [recipient, sender].flatMap((party) => party ?? []);

const apartFrom = (roles: Roles, free: readonly LabelParty[]): LabelParty[] =>
  free.filter(({ lines, address }) =>
    statedIn(roles).every((party) => party.address !== address && !share(party.lines, lines)),
  );

const share = (some: readonly Span[], others: readonly Span[]): boolean =>
  others.some(({ words }) => words.some((word) => some.some((line) => line.words.includes(word))));

/** The parties that stand under or beside a heading of theirs. */
export function headedParties(layout: Layout, labels: readonly Labelled<LabelName>[]): Roles {
  const headed = (role: Role) => {
    const told = labels
      .filter((label) => label.name === role && leads(layout, label))
      .sort((a, b) => Number(isForReturns(a)) - Number(isForReturns(b)))
      .flatMap((label) => partyAt(layout, label) ?? []);
    const all = told.some(({ address }) => address !== '') ? told : [...told, ...underMisread(layout, role)];
    const best =
      namedTwice(all) ??
      all.find(({ address }) => postcodeIn(address)) ??
      all.find(({ address }) => address !== '') ??
      all[0];
    const alone = all.find(({ address }) => address === '');
    return named(alone, best);
  };
  const [recipient, sender] = [atPoint(layout, labels, headed('recipient')), headed('sender')];
  const back = !recipient && sender && labels.some(({ phrase }) => phrase === 'return to') && isReturn(layout);
  return back ? { recipient: sender } : { ...(recipient && { recipient }), ...(sender && { sender }) };
}

/** Whom two headings name, with the longest of the addresses: another heading may be one of a depot, or of a route. */
function namedTwice(all: readonly LabelParty[]): LabelParty | undefined {
  const nameOf = ({ name }: LabelParty) => squeezed(name?.text ?? '');
  const twice = all.filter(
    (one) => nameOf(one) !== '' && all.some((other) => other !== one && nameOf(other) === nameOf(one)),
  );
  return [...twice].filter(({ address }) => postcodeIn(address)).sort((a, b) => b.address.length - a.address.length)[0];
}

/** Where it goes that nobody takes may be a depot: "Sold by:" and "From:" name who sent it. */
const isForReturns = ({ phrase }: Labelled<LabelName>): boolean => /return|undeliver|non-delivery/.test(phrase);

/** What a shop gives its customer for goods that come back goes to where it is to be returned. */
const isReturn = ({ lines }: Layout): boolean => lines.some(({ text }) => RETURNS.test(fold(text)));
const RETURNS = /(?<!\p{L})(?:returns? (?:\d\d|label|service|id|no)|rma)(?!\p{L})/u;

/** A name and an address with its postcode: less would make a heading of any name that looks like one. */
const underMisread = (layout: Layout, role: Role): LabelParty[] =>
  misreadHeadings(layout, role)
    .flatMap((label) => partyAt(layout, label) ?? [])
    .filter(({ name, address }) => name && !isAddressPart(name.text) && postcodeIn(address));

/** Whom a heading only names waits for the parcel at the shop or locker that is printed under a heading of its own. */
function atPoint(
  layout: Layout,
  labels: readonly Labelled<LabelName>[],
  recipient: LabelParty | undefined,
): LabelParty | undefined {
  if (!recipient?.name || recipient.address !== '') return recipient;
  const [point] = labels
    .filter((label) => label.name === 'point' && leads(layout, label))
    .flatMap((label) => partyAt(layout, label) ?? [])
    .filter(({ address }) => address !== '');
  return point ? { ...point, name: recipient.name } : recipient;
}

/**
 * The label begins its segment: "to" within a sentence is none, nor is a longer word that goes on without a colon
 * ("SHIPPER NAME").
 */
function leads(layout: Layout, { line, words, phrase, end }: Labelled<LabelName>): boolean {
  const segment = segmentOf(line, words[0]);
  if (!segment) return false;
  const before = segment.words.slice(0, segment.words.indexOf(words[0]));
  // What stands before it in another script is its translation, a bar by itself the corner of its box.
  const above = before.map(({ text }) => text).join(' ');
  const numbered = NUMBERED.test(above) || SYNONYM.test(above);
  const isOwn = ({ text }: Word) => /[\p{Script=Latin}\p{N}]/u.test(text) && !CORNER.test(text);
  if (!numbered && before.some(isOwn)) return false;
  const rest = line.text.slice(end).trimStart();
  // "Absender-Referenz" is another word; "Returns?" asks.
  if (/^(?:-\p{L}|\?)/u.test(line.text.slice(end))) return false;
  // "an post" is a name.
  if (segment.words.length <= LONGEST_NAME && carrierIn(segment.text) && !/^\W*:/.test(rest)) return false;
  const own = segment.text.slice(Math.max(0, end - startOf(line, segment)));
  const alone =
    segment.words.at(-1) === words.at(-1) || stillHeading(own) > 0 || isAsideOf(layout, line, segment, words.at(-1)!);
  // "Shipper's Account: 60512277" heads the shipper's box, "Shipper's Reference" does not.
  if (/^['’]s\b/.test(rest)) return stillHeading(own) > 0;
  return (
    alone ||
    !/^[\p{L}\p{N}]/u.test(rest) ||
    isEastAsian(rest.charAt(0)) ||
    (phrase.length <= 9 && /(?:^|\s)(?:to|from|an|von|aan|van|till|fran)$/.test(phrase))
  );
}

/** "DEST Ada Example" over lines that begin under "Ada": the heading stands in a column of its own. */
function isAsideOf({ lines }: Layout, line: Line, cell: Segment, last: Word): boolean {
  const name = cell.words[cell.words.indexOf(last) + 1];
  const next = lines[lines.indexOf(line) + 1];
  if (!name || !next || next.page !== line.page) return false;
  const height = heightOf(name.box);
  const flush = next.segments.some(({ box }) => Math.abs(box[0] - name.box[0]) < height * FLUSH);
  return flush && next.box[1] - line.box[3] < height * 1.5 && name.box[0] - last.box[2] > height * FLUSH;
}
const FLUSH = 0.4;

/** All of it the number of a box. */
const NUMBERED = new RegExp(`${BOX_NUMBER.source}$`);
/** What else the party is called: "Customer / returned by". */
const SYNONYM = /^\p{L}+(?: \p{L}+)? ?\/$/u;
const CORNER = /^[Il|1![\]]$/;
/** Carriers' names that a heading may be part of. */
const LONGEST_NAME = 3;

function partyAt(layout: Layout, label: Labelled<LabelName>): LabelParty | undefined {
  const lines = linesOf(layout, label);
  const [eastAsian] = eastAsianParties(lines, true);
  if (eastAsian) return eastAsian;
  if (WHERE.test(label.phrase) && lines.length > 0)
    return { lines, address: addressLine(lines.map(({ text }) => text)), named: true };
  // "From 23508" says where it was posted.
  if (!lines[0] || !/\p{L}{2}/u.test(lines[0].text) || NOTICE.test(lines[0].text)) return undefined;
  const [first] = lines;
  if (isAddressAlone(first.text)) return { lines: [first], address: addressLine([first.text]), named: true };
  return oneLine(lines) ?? (lines.length > 1 ? partyOf(lines) : undefined) ?? nameAlone(lines[0]);
}

/** Russia's forms ask whom and where by themselves: "Кому", "Куда". */
const WHERE = /^(?:куда|откуда|куди|звідки)$/;

/** It ends with its postcode, perhaps on a second line ("… ELMTOWN," over "EL1 2AB"): what follows is another's. */
function oneLine(lines: readonly Span[]): LabelParty | undefined {
  const [first, second] = lines;
  const begun = first && second && /[,;-]\s*$/.test(first.text) ? [first, second] : undefined;
  const whole = [[first!], begun].find((some) => some?.length && hasPostcode(some.at(-1)!.text));
  return whole || lines.length <= 2 ? inOneLine(whole ?? lines, true) : undefined;
}

/** Some labels name their sender, or who waits at the depot, and no more. */
const nameAlone = (name: Span): LabelParty | undefined =>
  /^\p{L}[^:]*\p{L}{2}/u.test(name.text) && !SENTENCE.test(name.text) && !SERVICES.test(name.text)
    ? { name, lines: [name], address: '', named: true }
    : undefined;

/** "If undelivered: return by priority route" */
const SENTENCE = /^\p{Ll}+(?: \p{Ll}+){2}/u;
/** "Returns: Please do not return this parcel by post" */
const NOTICE = /^\p{L}+,?(?: \p{Ll}{2,},?){4}/u;

/** A telephone number beside the name. */
const PHONE_END = /(?<=\p{L}.*)\s+[+(]?\d[\d\s().*-]{8,}$/u;

/** @param proved the routing code says the same */
export function partyFields(
  reading: Reading,
  role: Role,
  party: LabelParty | undefined,
  proved: boolean,
): Found<PartyPath>[] {
  if (!party) return [];
  const { name, lines, address, named, untold } = party;
  const words = lines.flatMap((line) => line.words);
  const evidence = reading.place(spanOf(words, lines[0]!.page));
  const code = postcodeIn(address);
  const bonus = (named ? 0.1 : 0) + (proved ? PROVED : 0) - (untold ? UNTOLD : 0);
  const whole = code ? 0 : -0.25;
  const finds: Found<PartyPath>[] =
    address === ''
      ? []
      : [{ path: `${role}_address`, value: mended(address), confidence: 0.6 + bonus + whole, evidence }];
  if (name) {
    const value = legalForm(tidy(name.text.replace(PHONE_END, '')));
    const sure = address === '' ? 0.5 : 0.68 + bonus;
    finds.unshift({ path: `${role}_name`, value, confidence: sure, evidence: reading.place(name) });
  }
  if (code && role === 'recipient') {
    finds.push({ path: 'recipient_postcode', value: code, confidence: 0.75 + bonus, evidence });
  }
  return finds;
}
