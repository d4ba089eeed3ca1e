/**
 * Reads a name and an address out of a block of lines ("Acme Ltd / 1 Main Street / 12345 Town"). The address ends with
 * postcode and town and begins at the first line above it that looks like a street; what stands above that is the name,
 * and perhaps a person or department, which belong to neither. Telephone numbers, identifiers and labels are left out.
 */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { fold } from '../../layout/fold.js';
import { type Span, spanOf } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { findEmails } from '../vocabulary/contacts.js';
import {
  hasLegalForm,
  hasStreetWord,
  isCountry,
  isTownWithShortCode,
  postcodeTown,
  withoutKind,
} from '../vocabulary/names.js';

export interface Placed {
  readonly text: string;
  readonly page: number;
  readonly words: readonly Word[];
}

export interface PartyBlock {
  /** Absent when the block is only an address. */
  readonly name?: Placed;
  readonly address: Placed;
  /** What it says if its first line is a name with a number ("Harbour House 3"), for when nothing above names it. */
  readonly numbered?: { readonly name: Placed; readonly address: Placed };
  /** The lines of the page it was read from. */
  readonly spans: readonly Span[];
  readonly oneLine: boolean;
}

const ASIDE =
  /^(?:gln|tel|fax|ph|phone|mobile|e-?mail|mail|www|http|vat|ust|tva|btw|siret|siren|iban|bic|tax|nif|cif|nip|steuer|kunden-?n|customer n|attn|attention|att\.|v\/|zu hd|zu handen|z\.? ?hd|contact|gstin|cin|nummer|number|globale|ansprechpartner|telefon|seite|page|datum|date|n°|hrb|p\.? ?iva|c\.? ?f\.|abn|acn|gst|hst|uen|ein|tin|cvr|org\.? ?(?:nr|no)|momsreg|mva|kvk|y-tunnus|alv|ico|dic|adoszam|cui|oib|pib|rfc|cnpj|npwp|vkn|kmkr|pvn|pvm|t\.?a\.?v\.?|a l'attention|z\. ?h)(?!\p{L})/u;
const LEAD =
  /^(?:bill(?:ed)? to|sold to|ship(?:ped)? to|deliver to|invoice to|sold by|from|to|an|name|anschrift|address|adresse|firma|company|nom)(?: address)?\s*:\s*/i;
/** A person who is addressed; where a house is named as well, that is the party. */
const GREETED = /^(?:herrn?|frau|monsieur|madame|mme|mr|mrs|ms|dhr|mevr|sr|sra|sig|sig\.ra|pan|pani)\.? \p{L}/iu;
const SALUTATION = /^(?:herrn?|frau|firma|monsieur|madame|mr|mrs|ms)\.?$/i;

/** The line holds only marks of identity that go with an address, not part of it. */
export const isAside = (text: string): boolean =>
  ASIDE.test(fold(text)) || findEmails(text).length > 0 || /^\W*$/.test(text) || /^[\d\s/+().-]{7,}$/.test(text);

/**
 * @param isHeading tells lines that only say whose address follows
 * @param isRepeated tells texts that the document states once more: of two names that one is the party's
 */
export function partyInBlock(
  block: Block,
  isHeading: (text: string) => boolean,
  isRepeated: (text: string) => boolean = () => false,
): PartyBlock | undefined {
  const { lines } = block;
  const at = lines.findIndex(
    (line, index) =>
      (endsAddress(line.text) || endsWithShortCode(line, lines.slice(Math.max(0, index - 2), index))) &&
      !isStreetAbove(line, lines.slice(index + 1, index + 3)),
  );
  if (at < 0 || at > 9) return undefined;
  let from = at;
  while (from > 0 && at - from < 7 && !isBreak(lines[from - 1]!, isHeading)) from--;
  const body = lines.slice(from, at + 1).filter((line) => !isAside(line.text.replace(LEAD, '')));
  const found = body.findIndex((line, index) =>
    index > 0 || body.length === 1 || looksLikeStreet(line.text) ? looksLikeStreet(line.text) : false,
  );
  const street = isBareCode(body[found]) ? Math.min(1, found) : found;
  const start = street >= 0 ? street : Math.min(1, body.length - 1);
  const address = body.slice(start).filter((line) => !isCountry(line.text));
  if (address.length === 0 || !/\d/.test(address.map((line) => line.text).join(''))) return undefined;
  const names = body.slice(0, start).filter((line) => /\p{L}{2}/u.test(line.text));
  const name = nameOf(names, isRepeated);
  const [first, ...rest] = address;
  const numbered =
    first &&
    start === 0 &&
    rest.length > 1 &&
    /^\p{L}{3}/u.test(first.text) &&
    rest.slice(0, -1).some(({ text }) => looksLikeStreet(text));
  return {
    ...(name ? { name } : {}),
    address: placedAddress(address),
    ...(numbered ? { numbered: { name: placed([first], tidy(first.text)), address: placedAddress(rest) } } : {}),
    spans: body,
    oneLine: false,
  };
}

const placedAddress = (lines: readonly BlockLine[]): Placed =>
  placed(lines, addressLine(lines.map((line) => withoutCountry(line.text.replace(LEAD, '')))));

/**
 * The line with a legal form, else one that is stated again, else the first; a salutation goes with the person after
 * it, an unfinished line with the next.
 */
function nameOf(lines: readonly BlockLine[], isRepeated: (text: string) => boolean): Placed | undefined {
  const [first, second] = lines;
  if (!first) return undefined;
  const legal = lines.find((line) => hasLegalForm(line.text));
  if (legal) {
    const next = lines[lines.indexOf(legal) + 1];
    const whole = next && hasLegalForm(next.text) && !/\p{L}/u.test(withoutKind(next.text)) ? [legal, next] : [legal];
    return placed(whole, withoutPerson(tidy(whole.map(({ text }) => text.replace(LEAD, '')).join(' '))));
  }
  if (second && SALUTATION.test(first.text)) return placed([first, second], tidy(`${first.text} ${second.text}`));
  const again = isRepeated(first.text) ? undefined : lines.find(({ text }) => isRepeated(text));
  const house = GREETED.test(first.text) ? lines.find(({ text }) => !GREETED.test(text)) : undefined;
  const chosen = again ?? house ?? first;
  return placed([chosen], tidy(chosen.text.replace(LEAD, '')));
}

/** "Acme Ltd, Ada Example": who is meant there is no part of the company's name; "Acme, Inc." is a name. */
function withoutPerson(name: string): string {
  const [company = name, ...more] = name.split(/, /);
  return hasLegalForm(company) && !hasLegalForm(more.join(', ')) ? company : name;
}

function endsAddress(text: string): boolean {
  return postcodeTown(text) !== undefined && text.length < 60 && !isAside(text);
}

/** "Bellville 7535" under a street or a box; the digits may stand on a line of their own. */
const endsWithShortCode = ({ text }: BlockLine, above: readonly BlockLine[]): boolean => {
  const town = /^\d{4}$/.test(text) ? `${above.at(-1)?.text} ${text}` : text;
  return isTownWithShortCode(town) && above.some((line) => /\d/.test(line.text) && looksLikeStreet(line.text));
};

/** A postcode by itself: its town stands above it, and what more stands under the name is where in the town. */
const isBareCode = (line: BlockLine | undefined): boolean =>
  line !== undefined && /\d/.test(line.text) && /^[A-Z\d]{2,5}[ -]?[A-Z\d]{2,5}$/.test(line.text);

/** "1098 N Fraser Street" looks like postcode and town until what stands under it is read, "Suite 6" in between. */
const isStreetAbove = ({ text }: BlockLine, next: readonly BlockLine[]): boolean =>
  hasStreetWord(text) && next.some((line) => endsAddress(line.text));

function looksLikeStreet(text: string): boolean {
  return (/\d/.test(text) || hasStreetWord(text)) && !(hasLegalForm(text) && !/\d/.test(text));
}

/** A heading, a label with its value or a sentence ends the address upwards. */
function isBreak(line: BlockLine, isHeading: (text: string) => boolean): boolean {
  const { text } = line;
  return (
    isHeading(text) || /:\s*$/.test(text) || (/:/.test(text) && !LEAD.test(text) && !isAside(text)) || text.length > 60
  );
}

/** "DE 12345 Town" and "12345 Town, FR": the country's code is no part of the line; a state before a ZIP code is. */
export function withoutCountry(text: string): string {
  const bare = text.replace(/^(?:[A-Z]{2}|D|F|A)[ -](?=\d{4,5}\b)/, '');
  return /^\W*\d{4,5}/.test(bare)
    ? bare.replace(/,\s*([A-Z]{2}|\p{Lu}\p{L}{3,})$/u, (whole, last: string) =>
        last.length === 2 || isCountry(last) ? '' : whole,
      )
    : bare;
}

export function placed(lines: readonly Span[], text: string): Placed {
  const span = spanOf(
    lines.flatMap((line) => line.words),
    lines[0]!.page,
  );
  return { text, page: span.page, words: span.words };
}
