/**
 * Reads a name and an address out of a block of lines ("Acme Ltd / 1 Main Street / 12345 Town") or out of one line whose parts
 * are set off by dashes or dots, as in a letterhead. An address is recognised by its postcode and town; what stands above it up
 * to the name belongs to it, what is a telephone number, an identifier or a label does not.
 */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { fold } from '../../layout/fold.js';
import { type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Word } from '../../page.js';
import { findEmails } from '../vocabulary/contacts.js';
import { hasLegalForm, hasStreetWord, isCountry, postcodeTown } from '../vocabulary/names.js';

export interface Placed {
  readonly text: string;
  readonly page: number;
  readonly words: readonly Word[];
}

export interface PartyBlock {
  readonly name: Placed;
  readonly address: Placed;
  /** The lines of the page it was read from. */
  readonly spans: readonly Span[];
  readonly oneLine: boolean;
}

const SEPARATOR = /\s+[-–—•·|*●∙⋅]\s+|\s*[•·|●∙⋅]\s*/;
const NOT_ADDRESS =
  /^(?:gln|tel|fax|phone|mobile|e-?mail|mail|www|http|vat|ust|tva|btw|siret|siren|iban|bic|tax|nif|cif|nip|steuer|kunden-?n|customer n|attn|att\.|z\.? ?hd|contact|c\/o|gstin|cin|nummer|number|globale|ansprechpartner|telefon|seite|page|datum|date|n°|hrb)(?!\p{L})/u;
const LEAD =
  /^(?:bill(?:ed)? to|sold to|ship(?:ped)? to|deliver to|invoice to|sold by|from|to|an|name|anschrift|address|adresse|firma|company|nom)(?: address)?\s*:\s*/i;

/** The line holds only the marks of identity that go with an address, not part of it. */
const isAside = (text: string): boolean =>
  NOT_ADDRESS.test(fold(text)) || findEmails(text).length > 0 || /^\W*$/.test(text) || /^[\d\s/+().-]{7,}$/.test(text);

export function partyInBlock(block: Block): PartyBlock | undefined {
  const lines = block.lines;
  const at = lines.findIndex((line) => endsAddress(line.text));
  if (at < 1 || at > 8) return undefined;
  let from = at;
  while (from > 0 && at - from < 6 && !isHeading(lines[from - 1]!)) from--;
  const body = lines.slice(from, at + 1).filter((line) => !isAside(line.text.replace(LEAD, '')));
  const [first, ...rest] = body;
  if (!first || rest.length === 0 || !/\p{L}{2}/u.test(first.text)) return undefined;
  const [name, ...more] = withLaterName(first, rest);
  const addressLines = more.filter((line) => !isCountry(line.text));
  if (addressLines.length === 0) return undefined;
  return {
    name: placed([name!], tidy(name!.text.replace(LEAD, ''))),
    address: placed(addressLines, addressLine(addressLines.map((line) => withoutCountry(line.text)))),
    spans: body,
    oneLine: false,
  };
}

export function partyInLine(line: Span): PartyBlock | undefined {
  const parts = line.text.split(SEPARATOR).map((part) => part.trim());
  const at = parts.findIndex((part) => postcodeTown(part) && part.length < 50);
  if (parts.length < 3 || at < 1 || at > 4) return undefined;
  const name = parts[0]!;
  if (!/\p{L}{2}/u.test(name) || /\d{3}/.test(name)) return undefined;
  const addressParts = parts.slice(1, at + 1).filter((part) => !isAside(part));
  const start = line.text.indexOf(addressParts[0] ?? parts[at]!);
  const end = line.text.indexOf(parts[at]!) + parts[at]!.length;
  return {
    name: { text: tidy(name), page: line.page, words: wordsAt(line, 0, name.length) },
    address: { text: addressLine(addressParts.map(withoutCountry)), page: line.page, words: wordsAt(line, start, end) },
    spans: [line],
    oneLine: true,
  };
}

/** "Trade name / Legal Name GmbH / street": the line with a legal form is the name, when one stands between. */
function withLaterName(first: BlockLine, rest: readonly BlockLine[]): BlockLine[] {
  const later = rest.findIndex((line) => hasLegalForm(line.text) && !hasStreetWord(line.text) && !/\d/.test(line.text));
  if (later >= 0 && !hasLegalForm(first.text) && later < rest.length - 1) return rest.slice(later);
  return [first, ...rest];
}

function endsAddress(text: string): boolean {
  const found = postcodeTown(text);
  return found !== undefined && text.length < 60 && !isAside(text);
}

/** A label or title in the way ends the address upwards. */
function isHeading(line: BlockLine): boolean {
  return (
    /:\s*$/.test(line.text) ||
    (/:/.test(line.text) && !LEAD.test(line.text) && /\d/.test(line.text)) ||
    line.text.length > 60
  );
}

/** "DE 12345 Town" and "12345 Town, FR": the country's sign is no part of the line. */
function withoutCountry(text: string): string {
  return text
    .replace(/^[A-Z]{2}[ -](?=\d{4,5}\b)/, '')
    .replace(/[,\s]+(?:[A-Z]{2}|FRANCE|France|Deutschland|Germany|Nederland|Belgi\p{L}+)$/u, (tail, at: number) =>
      /\d/.test(text.slice(0, at)) &&
      !/\b[A-Z]{2}\s+\d{5}/.test(text) &&
      !/^\s?[A-Z]{2}$/.test(tail.replace(/[, ]/g, ''))
        ? ''
        : /,\s*[A-Z]{2}$/.test(tail)
          ? ''
          : tail,
    );
}

function placed(lines: readonly BlockLine[], text: string): Placed {
  const span = spanOf(
    lines.flatMap((line) => line.words),
    lines[0]!.page,
  );
  return { text, page: span.page, words: span.words };
}
