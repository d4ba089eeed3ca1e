/**
 * A name and an address in one line whose parts are set off by dashes, dots or bars, as letterheads and footers have
 * them.
 */
import { type Span, wordsAt } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { legalFormEnd } from '../vocabulary/legal-forms.js';
import { hasLegalForm, isCountry, isPremises, isTownWithShortCode, postcodeTown } from '../vocabulary/names.js';
import { isAside, looksLikeStreet, type PartyBlock, withoutCountry } from './address-block.js';

const SEPARATOR = /\s+[-–—•·|*●∙⋅/]\s+|\s*[•·|●∙⋅]\s*|\s+[–—](?=\d)/;

/** "Acme Ltd, 1 Main Street, 12345 Town" and nothing else, as the window of an envelope shows its sender. */
function atCommas(text: string): string[] {
  const parts = text.split(/,\s+/);
  const [name = '', street = '', town = ''] = parts;
  const isAddress = /\p{L}{3}.*\d|\d.*\p{L}{3}/u.test(street) && postcodeTown(town)?.start === 0;
  return parts.length === 3 && isAddress && !isPremises(name) && !text.includes(':') ? parts : [];
}

/** Between the name and a street with its number stands a person or a trade: "Hotel · Fam. Example · Quay 12". */
function fromStreet(parts: readonly string[]): readonly string[] {
  const street = parts.findIndex((part, index) => index < parts.length - 1 && /\d/.test(part));
  return street > 0 ? parts.slice(street) : parts;
}

/**
 * "Mill Lane 14 · 48720 Harbour · Tel. …", or "14 Mill Lane · Harbour, Texas 78701 · (512) 555-0137": a letterhead
 * whose name stands above it.
 */
function streetAndTown(line: Span, parts: readonly string[]): PartyBlock | undefined {
  const [street = '', town = '', ...rest] = parts;
  const isHouse = /^\p{L}{2}.*\s\d+\s?\p{L}?$/u.test(street) || FRENCH.test(street);
  const isContinental = isHouse && postcodeTown(town)?.start === 0 && !postcodeTown(street);
  const isAmerican = /\d.*\p{L}{3}/u.test(street) && /^\p{L}/u.test(town) && postcodeTown(town)?.end === town.length;
  if (!isContinental && !(isAmerican && rest.length > 0 && rest.every(isAside))) return undefined;
  const end = line.text.indexOf(town) + town.length;
  const address = { text: addressLine([street, withoutCountry(town)]), page: line.page, words: wordsAt(line, 0, end) };
  return { address, spans: [line], oneLine: true };
}

/** "Larkspur Tools Ltd, Dock Road, Harbour, Co. Example, V94 X2K8": behind a company a street needs no number. */
function companyAtCommas(line: Span): PartyBlock | undefined {
  const [name = '', ...rest] = line.text.split(/,\s+/);
  const last = rest.at(-1) ?? '';
  const isAddress = rest.length > 1 && rest.length <= 6 && postcodeTown(last)?.end === last.length;
  if (!isAddress || legalFormEnd(name) !== name.length || line.text.includes(':')) return undefined;
  const [at, end] = [line.text.indexOf(rest[0]!, name.length), line.text.length];
  return {
    name: { text: tidy(name), page: line.page, words: wordsAt(line, 0, name.length) },
    address: { text: addressLine(rest), page: line.page, words: wordsAt(line, at, end) },
    spans: [line],
    oneLine: true,
  };
}

/** The number of the house before its street: "4, quai du Port". */
const FRENCH = /^\d{1,4}(?: ?(?:bis|ter|[a-d]))?, ?\p{L}{3,}[ '’]\p{L}/iu;

/** "Unit 4, Quay Park, Harbour, H91 T4C7, Ireland | Tel. …": all of the address in one part, and marks of identity. */
function wholeAtCommas(line: Span): PartyBlock | undefined {
  const [said = '', ...rest] = line.text.split(MARKED_OFF).map((part) => part.trim());
  const label = BRANCH_LABEL.exec(said)?.[0] ?? '';
  const parts = said.slice(label.length).split(/,\s+/);
  while (parts.length > 1 && isCountry(parts.at(-1)!)) parts.pop();
  const town = postcodeTown(parts.at(-1)!);
  const [street = ''] = parts;
  const isAddress = parts.length > 1 && town?.end === parts.at(-1)!.length && looksLikeStreet(street);
  if (!isAddress || rest.length === 0 || !rest.every(isAside) || hasLegalForm(street)) return undefined;
  const start = line.text.indexOf(street);
  const end = line.text.indexOf(parts.at(-1)!, start) + parts.at(-1)!.length;
  const address = { text: addressLine(parts), page: line.page, words: wordsAt(line, start, end) };
  return { address, spans: [line], oneLine: true };
}
/** A telephone number needs no mark before it. */
const MARKED_OFF = new RegExp(`${SEPARATOR.source}|\\s+(?=(?:tel|phone|fax|telefon|tél)[\\s.:])`, 'iu');
/** "Branch 07: …", "Head office: …": which of its houses. */
const BRANCH_LABEL =
  /^(?:\p{L}+ )?(?:branch|office|depot|filiale|agence|sede|sucursal|address|adresse|anschrift)[^:,]{0,12}:\s*/iu;

/** @param isCell no gap between columns is in it */
export function partyInLine(line: Span, isCell: boolean): PartyBlock | undefined {
  const marked = line.text.split(SEPARATOR).map((part) => part.trim());
  const parts = marked.length > 1 || !isCell ? marked : atCommas(line.text);
  const at = parts.findIndex((part) => (postcodeTown(part) ?? isTownWithShortCode(part)) && part.length < 50);
  const bare = streetAndTown(line, parts) ?? wholeAtCommas(line) ?? companyAtCommas(line);
  if (bare) return bare;
  const [name] = parts;
  if (!name || parts.length < 3 || at < 1 || at > 4 || !/\p{L}{2}/u.test(name) || /\d{3}/.test(name)) return undefined;
  const address = fromStreet(parts.slice(1, at + 1).filter((part) => !isAside(part)));
  const start = line.text.indexOf(address[0] ?? parts[at]!);
  const end = line.text.indexOf(parts[at]!) + parts[at]!.length;
  return {
    name: { text: tidy(name), page: line.page, words: wordsAt(line, 0, name.length) },
    address: { text: addressLine(address.map(withoutCountry)), page: line.page, words: wordsAt(line, start, end) },
    spans: [line],
    oneLine: true,
  };
}
