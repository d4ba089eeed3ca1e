/** A name and an address out of lines of a label: first the name, the address from street or building to country. */
import { median, type Span, spanOf } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { fold } from '../../../layout/fold.js';
import { hasLegalForm, hasStreetWord, isOnlyKind } from '../../../fields/vocabulary/names.js';
import { addressLine } from '../../../normalise/text.js';
import { isCalledInOtherLetters, partyLine, withoutPrompts } from './party-lines.js';
import { postcodeMended } from './postcode-letters.js';
import {
  beginsAddress,
  hasPostcode,
  isAddressPart,
  isCodeAlone,
  isCountryLine,
  isDepartment,
  isInBuilding,
  isPostcode,
  isTownLine,
  mended,
  TOWN_ALONE,
  townWithNumber,
} from './places.js';

export interface LabelParty {
  readonly name?: Span;
  readonly lines: readonly Span[];
  /** As one line. */
  readonly address: string;
  /** A word of the label says whose it is. */
  readonly named: boolean;
  /** All of it stands in a line, as senders' addresses do over a window or at the foot. */
  readonly oneLine?: true;
  /** Nothing but its place in the order of addresses says whose it is. */
  readonly untold?: boolean;
}

/** "29055-130Elmtown", "28110. ELMTOWN", "SE- 341 32", "97–300 Elmtown": a postcode as it is written elsewhere. */
const parted = (span: Span): Span => ({
  ...span,
  text: span.text
    .replace(/^(\d{5}(?:-\d{3})?|\d{2}-\d{3}|\d{4} ?[A-Z]{2})(?=\p{Lu}\p{Ll}{2})/u, '$1 ')
    .replace(/^(\d{5})\. (?=\p{Lu}{2})/u, '$1 ')
    .replace(/^([A-Z]{1,2}) ?- ?(?=\d)/, '$1-')
    .replace(/(?<=\d)[–—](?=\d)/g, '-'),
});

/** "1 7" and "# 2 5 - 1 2" are one word each, printed in wide letters. */
const unspaced = (span: Span): Span =>
  /^\S(?: \S)+$/.test(span.text) ? { ...span, text: span.text.replace(/ /g, '') } : span;

/** Words and codes as they were meant, whatever the print's spaces. */
export const legible = (span: Span): Span => withCode(parted(unspaced(span)));

/** "ELMT0N TX 75024" is a town and its postcode once its letters are letters. */
function withCode(span: Span): Span {
  const text = postcodeMended(span.text);
  const meant = mended(text);
  return { ...span, text: hasPostcode(meant) && !hasPostcode(text) ? meant : text };
}

/** "01310-100" and "67401-1234" are postcodes, "110-112" doors. */
const PHONE =
  /^(?!\d{5}-\d{3,4}$)[+(]?(?=(?:\D*\d){7})\d[\d\s().,-]{6,}$|^(?:tel|ph|phone|contact|mob|fax|e-?mail)\b|^\S+@\S+$/i;
/** It stands over the name. */
const SALUTATION =
  /^(?:firma|herrn?|frau|familie|fam|monsieur|madame|mademoiselle|mme|mlle|mr|mrs|ms|miss|dhr|mevr|mevrouw|sr|sra|sig|sig\.ra|pan|pani)\.?$/i;
const FROM_LABEL = /^[.,\s]*(?:ship to|to|from|sender)\s*[:]\s*/i;

export function partyOf(all: readonly Span[]): LabelParty | undefined {
  const lines = withoutPrompts(all)
    .map(legible)
    .map(partyLine)
    .filter((line) => line !== 'none')
    .filter(({ text }) => !PHONE.test(text.trim()) && /[\p{L}\p{N}]\W?[\p{L}\p{N}]/u.test(text))
    .reduce(unbroken, []);
  while (lines[0] && SALUTATION.test(lines[0].text)) lines.shift();
  // Said again over the address, or with the telephone under it.
  if (lines.length > 3 && [lines[1], lines.at(-1)].some((line) => fold(line!.text) === fold(lines[0]!.text)))
    lines.shift();
  if (isPlaceOf(lines)) lines.shift();
  while (lines[1] && goesOn(lines[0]!, lines[1])) lines.unshift(joined(lines.shift()!, lines.shift()!));
  const [first] = lines;
  if (!first) return undefined;
  const top = beginsAddress(first.text) ? undefined : first;
  const ends = endOf(lines.map(({ text }) => text));
  const body = lines.slice(top ? 1 : 0, ends < 1 ? undefined : ends + 1);
  const address = addressOf(body);
  if (address.length === 0) return undefined;
  const name = top && (companyUnder(top, body, address[0]!) ?? top);
  const text = addressLine(address.map((line) => line.text.replace(FROM_LABEL, '').replace(/\s*[/|]\s*$/, '')));
  return { ...(name && { name }), lines: top ? [top, ...body] : body, address: text, named: true };
}

/** "ADA EXAMPLE" over "LARKSPUR LLC" and its street: whom to ask for there stands over the company. */
const companyUnder = (top: Span, body: readonly Span[], street: Span): Span | undefined =>
  hasLegalForm(top.text)
    ? undefined
    : body
        .slice(0, body.indexOf(street))
        .find(({ text }) => hasLegalForm(text) && !/\d/.test(text) && !isInBuilding(text));

/** Of the lines under a name those of its address: without whom to ask for, departments and companies. */
export const addressOf = (body: readonly Span[]): readonly Span[] => withoutCompany(body.slice(beginOf(body)));

/** "DE-56203 Höhr-" over "Grenzhausen": a town with a hyphen, in a narrow box. */
function unbroken(lines: Span[], line: Span): Span[] {
  const last = lines.at(-1);
  if (!last || !/\d.* \p{L}{2,}-$/u.test(last.text) || !/^\p{Lu}\p{L}+$/u.test(line.text)) return [...lines, line];
  return [...lines.slice(0, -1), { ...joined(last, line), text: last.text + line.text }];
}

const joined = (above: Span, below: Span): Span => ({
  ...spanOf([...above.words, ...below.words], above.page),
  text: `${above.text} ${below.text}`,
});

/** A name in two lines: "Larkspur & / Pine Mills", "Larkspur Veterinary / Supplies Pty Ltd". */
const goesOn = (name: Span, below: Span): boolean =>
  !/\d/.test(below.text) && !isCountryLine(below.text) && (UNFINISHED.test(name.text) || isOnlyKind(below.text));
/** It ends with what joins words. */
const UNFINISHED = /\p{L}.*(?:\s[&+]|(?<=\s)(?:and|und|et|og|och|ja|en|of|de|del|der|des|du|für|for|voor))$/iu;

/** "RECEIVING DOCK" over "LARKSPUR LLC": where in its house a company has its parcels is not its name. */
const isPlaceOf = ([first, second]: readonly Span[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  /^[^\d,:]+$/.test(first.text) &&
  isAddressPart(first.text) &&
  hasLegalForm(second.text) &&
  !isAddressPart(second.text);

/**
 * Where the address begins: at the first line that looks like one; where only the town does, as in a village without
 * streets, behind the name and a company's.
 */
function beginOf(body: readonly Span[]): number {
  // "4410 Legacy Circle" is the town's line where no other is.
  const town = body.findLastIndex(({ text }) => isTownLine(text));
  // "440 CORP. PINES PLWY": what begins with a number over the town is a street, whatever form of company is in it.
  const isStreet = ({ text }: Span, at: number) =>
    (isAddressPart(text) && !(isDepartment(text) && hasStreetWord(body[at + 1]?.text ?? ''))) ||
    (at === town - 1 && HOUSE_FIRST.test(text));
  const first = body.findIndex(isStreet);
  if (first < 1 || first !== town) return Math.max(0, first);
  const village = body.findIndex(({ text }) => !hasLegalForm(text));
  return Math.max(0, Math.min(first, village));
}

const HOUSE_FIRST = /^\d+\p{L}? \p{L}/u;

/** "c/o Front Desk / Larkspur Supply, Inc. / 4 Quay Road": whose house it is stands between the desk and the street. */
function withoutCompany(lines: readonly Span[]): readonly Span[] {
  const street = lines.findIndex(({ text }) => /\d/.test(text) && isAddressPart(text));
  const isCompany = ({ text }: Span) => !/\d/.test(text) && !isAddressPart(text) && hasLegalForm(text);
  return lines.filter((line, at) => at >= street || !isCompany(line));
}

/** The last line of an address: of its town, or of its country under that; -1 where neither is told. */
function endOf(lines: readonly string[]): number {
  // Bars say it again in print.
  const last = lines.findLastIndex((text, at) => isTownLine(text) && lines.indexOf(text) === at);
  const first = lines.findIndex(isTownLine);
  // Two towns with a name and a street between them are those of two parties, whose headings were not read.
  const coded = lines.findIndex((text) => CODE_WORD.test(text) && isTownLine(text));
  const town = coded > 0 ? coded : first > 0 && last - first >= 3 ? first : last;
  // "6640 / Csongrád / Kossuth utca 12": the street follows the town where nothing but the name stands before it.
  if (last === 1 && isPostcode(lines[1]!) && lines.slice(2).some((text) => STREET.test(text))) return -1;
  const country = lines.findLastIndex((text, at) => isCountryLine(text) && (town === last || at < last));
  if (isTownUnder(lines, town)) return town + 1;
  if (town < 0 || country < town) return Math.max(town, country);
  const between = lines.slice(town + 1, country);
  // "FR 29200 BREST" has said it: "MR" under it is a mark of the carrier's.
  const said = CODED_TOWN.test(lines[town]!) && lines[country]!.trim().length === 2;
  return said || between.length > 1 || between.some((text) => /\d/.test(text)) ? town : country;
}
/** "Rua Direita 208 / 58013-420 / Elmtown - PB": its postcode has a line of its own, and the town the next. */
const isTownUnder = (lines: readonly string[], at: number): boolean =>
  isCodeAlone(lines[at] ?? '') &&
  lines.slice(0, at).some((text) => /\p{L}.*\d|\d.*\p{L}/u.test(text)) &&
  TOWN_ALONE.test(lines[at + 1] ?? '') &&
  !isCountryLine(lines[at + 1]!);
/** It says that it is the postcode; numbers under it are of something else. */
const CODE_WORD = /(?<!\p{L})(?:CEP|C\.?P\.?|PIN|PLZ|ZIP)\W{0,2}\d{2}/u;
const STREET = /^\p{L}{2}[^\d:]*\s\d[\p{L}\d./ -]*$/u;
const CODED_TOWN = /^[A-Z]{1,2}[ -]\d/;

/** Longer than any postcode is, or written as a number to call or a mailbox is. */
const TO_CALL = /^\s*[+(]|(?:\D*\d){9}|@/;

const LEAD = /^\p{L}[\p{L}\p{M} ./()-]{1,30}:\s*(?=\p{L})/u;
const PARTED = /\s*[,;|•·]\s*|\s+[–-]\s+/u;

/**
 * @param named a heading says whose it is: then it needs no postcode
 *
 * "Larkspur Ltd, 12 Mill Lane, Leeds, LS1 4AB": the name, then the address; perhaps behind a word of its own, perhaps
 * over two lines.
 */
export function inOneLine(lines: readonly Span[], named = false): LabelParty | undefined {
  const text = lines.map((line) => line.text).join(' ');
  const lead = LEAD.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text
    .slice(lead.length)
    .split(PARTED)
    .filter((part) => part && !(PHONE.test(part.trim()) && TO_CALL.test(part)) && !isCalledInOtherLetters(part.trim()));
  // "Ada Example, Larkspur & Pine, 9 Mill Lane, …": whose house it is stands between a person and its number.
  const house = !isAddressPart(rest[0] ?? '') && /^\d+\p{L}? \p{L}{2}/u.test(rest[1] ?? '') && isAddressPart(rest[1]!);
  const address = rest.slice(house ? 1 : 0).join(', ');
  const [town = ''] = rest.filter((part) => !isCountryLine(part)).slice(-1);
  const ended = named || hasPostcode(address) || hasPostcode(town) || townWithNumber(town);
  const whole = rest.length >= 2 && rest.some(isAddressPart) && ended;
  if (!whole || /\d/.test(first) || !/\p{L}{3}/u.test(first)) return undefined;
  const skipped = lead.trim() === '' ? 0 : lead.trim().split(' ').length;
  const words = lines[0]!.words.slice(skipped, skipped + first.split(' ').length);
  if (words.length === 0) return undefined;
  const name = { ...spanOf(words, lines[0]!.page), text: first };
  return { name, lines, address, named, oneLine: true };
}

/** "Plot 41, Sector 9, Elmtown, UP – 201307": from its house to its postcode, without a name. */
export function isAddressAlone(text: string): boolean {
  const parts = text.split(PARTED).filter(Boolean);
  const [house = ''] = parts;
  const ended = parts.slice(-1).some((town) => hasPostcode(town) || townWithNumber(town));
  return parts.length > 2 && ended && /\d/.test(house) && isAddressPart(house);
}

/** How high its print is, in the unit of the page. */
export const sizeOf = ({ lines }: LabelParty): number => median(lines.map(({ box }) => heightOf(box)));
