/**
 * The parties that a form, a cover page or a signature block lists: a name beside or under the role of its party
 * ("Party A: Larkspur, Inc.", "Tenant: Ada Example"), each in a cell of its own or in one with its label; under a
 * signature the role stands below the name.
 */
import { fold } from '../../../layout/fold.js';
import { type Line, type Segment } from '../../../layout/lines.js';
import { isForm } from './company-form.js';
import { OFFICE } from './named-and-signed.js';
import { isPerson, nameAt, namesAt, type PartyName } from './party-name.js';
import { roleIn } from './roles.js';
import { type Signed } from './signatures.js';

/** Lines at the top of a contract, and at its end, that may list its parties. */
const LINES = 60;
/** Lines that an entry of a list may take, and points by which a column may stand askew. */
const [LIST, ASKEW] = [8, 6];

export function labelledParties(lines: readonly Line[]): Signed[] {
  const text = lines.map((line) => line.text).join(' ');
  let start = 0;
  return lines.flatMap((line, row) => {
    const at = start;
    start += line.text.length + 1;
    if (row >= LINES && row < lines.length - LINES) return [];
    return line.segments
      .flatMap((cell, place) => named(lines, row, cell, place, text))
      .map(({ name }) => ({ name, at: at + Math.max(0, line.text.indexOf(name)) }));
  });
}

function named(lines: readonly Line[], row: number, cell: Segment, place: number, text: string): PartyName[] {
  const [line, next] = [lines[row]!, lines[row + 1]];
  const role = roleIn(cell.text, text);
  if (!role) return place === 0 && inList(lines, row, text) ? wholeIn(line.segments[1]!.text) : [];
  const beside = cell.text.slice(role.length);
  const early = row < lines.length / 2;
  if (beside !== '')
    return role.parted ? namesIn(beside, goesOn(next, cell, text)).filter(forThemselves(beside, early)) : [];
  const other = line.segments[place + 1];
  if (other && !roleIn(other.text, text)) {
    const members = membersUnder(lines, row, other);
    return members.length > 1 ? members : namesIn(other.text, goesOn(next, other, text));
  }
  if (line.segments.length > 1 && early) return namesIn(withoutLabel(below(next, cell) ?? ''));
  const under = early ? wholeIn(underHeading(next), role.parted) : [];
  const isLabelled = NAME_LABEL.test(fold(next?.text ?? ''));
  if (under.some(({ company }) => company || role.parted || role.acts || isLabelled)) return under;
  const above = role.acts && !early ? below(lines[row - 1], cell) : undefined;
  const signed = above === undefined ? undefined : nameAt(above, 0);
  // What is written by hand often shortens the name that is printed elsewhere.
  return signed && isPerson(signed.name) && signed.name === above && !/^\p{Lu}\. ?\p{L}+$/u.test(above) ? [signed] : [];
}

/** "Bidders, consisting of" | "a) Larkspur GmbH" and "b) Harbour eG" below, "Tenants" | "(1) …": each is a party. */
function membersUnder(lines: readonly Line[], row: number, other: Segment): PartyName[] {
  const cells = lines.slice(row + 1, row + LIST).map(({ segments }) => segments);
  const own = cells.findIndex((segments) => segments[0]!.box[2] < other.box[0]);
  return [[other], ...cells.slice(0, own < 0 ? LIST : own)].flatMap(([cell]) =>
    MEMBER.test(cell!.text) ? namesIn(cell!.text.replace(MEMBER, '')) : [],
  );
}

/** "Buyer – Ada Example, President": among signatures who is in an office signs for the party. */
const forThemselves =
  (text: string, early: boolean) =>
  ({ name }: PartyName): boolean =>
    early || !OFFICE.test(fold(text.slice(text.indexOf(name) + name.length)));

/**
 * Whether a line that begins with another word of the contract stands in a list of roles and names: "Guarantor | Ada
 * Example" under "Lender | …".
 */
function inList(lines: readonly Line[], row: number, text: string): boolean {
  const [label, name, ...more] = lines[row]!.segments;
  if (!label || !name || more.length > 0 || row >= lines.length / 2) return false;
  const said = /^(\p{Lu}\p{L}{4,})(?:\(s\))?:?$/u.exec(label.text)?.[1];
  if (said === undefined || text.split(said.replace(/r$/, '')).length <= 2) return false;
  const roles = lines.slice(Math.max(0, row - LIST), row + LIST).filter(({ segments: [first, second] }) => {
    const [left, right] = [first!.box[0] - label.box[0], (second?.box[0] ?? 0) - name.box[0]];
    return Math.abs(left) < ASKEW && Math.abs(right) < ASKEW && roleIn(first!.text, text) !== undefined;
  });
  return roles.length > 1;
}

/** Before one of several who are one party together. */
const MEMBER = /^\(?[a-f1-6][.)]\s+/;
/** In a line of a form another label may follow: "Ada Example Other residents: none". */
const NEXT_LABEL = /\s\p{Lu}\p{L}*(?: \p{Ll}+){0,3}(?: \([^()]*\))?\s?:.*$/u;
/** After the name of a street stands its town: ", Elmtown 1234". */
const TOWN = /^,\s+\p{Lu}\p{L}+ \d{4,}/u;
const NAME_LABEL =
  /^(?:(?:company|full|legal|firm) )*(?:name|firma|nom|nombre|nome|naam|raison sociale|denominazione|ragione sociale|razon social)\s*(?::\s*|$)/;

/** What stands under a role that is a heading: a name, or what is labelled as one. */
function underHeading(line: Line | undefined): string {
  const [first, second] = line?.segments ?? [];
  return withoutLabel(first?.text ?? '') || (second?.text ?? '');
}

const withoutLabel = (text: string): string => text.slice(NAME_LABEL.exec(fold(text))?.[0].length ?? 0);

/**
 * Names that a cell begins with and that are all of it, or all before a comma.
 * @param whatever a name of whatever kind will do if it is all
 */
const wholeIn = (text: string, whatever = false): PartyName[] =>
  namesIn(text).filter(({ name, company }, place, all) => {
    const rest = text.slice(text.indexOf(all.at(-1)!.name) + all.at(-1)!.name.length);
    return company || isPerson(name) ? /^\s*(?:$|[,(])/.test(rest) : whatever && rest === '';
  });

/** Names in a cell; where a company's goes on in the cell under it, with that. */
function namesIn(cell: string, under = ''): PartyName[] {
  const text = cell.replace(NEXT_LABEL, '').replace(/^[\s.·,:-]+/, '');
  const names = inSmallLetters(text) ?? namesAt(text, 0);
  const whole = names.length === 1 && !names[0]!.company && nameAt(`${text} ${under}`, 0);
  return (whole && whole.company ? [whole] : names).filter(
    ({ name, end, company }) =>
      name.includes(' ') && (company || !(/^\d/.test(name) || TOWN.test(text.slice(end - 1)))),
  );
}

/** "larkspur contor eG, Mill Lane 1": all before a comma, to a form of company. */
function inSmallLetters(text: string): PartyName[] | undefined {
  const name = /^\p{Ll}[^,;:()]{2,60}/u.exec(text)?.[0].trim() ?? '';
  return isForm(name.split(' ').at(-1)!) ? [{ name, end: name.length, company: true }] : undefined;
}

/** What may go on with a cell: not the name beside the next role. */
const goesOn = (next: Line | undefined, cell: Segment, text: string): string | undefined =>
  next && roleIn(next.segments[0]!.text, text) ? undefined : below(next, cell);

/** The cell of another line that stands in the column of a cell. */
const below = (line: Line | undefined, { box }: Segment): string | undefined =>
  line?.segments.find((cell) => cell.box[0] < box[2] && cell.box[2] > box[0])?.text;
