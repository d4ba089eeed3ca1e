/** A name and an address out of lines of a label: first the name, the address from street or building to country. */
import { heightOf, median, type Span, spanOf } from '../../layout/lines.js';
import { addressLine } from '../../normalise/text.js';
import { hasPostcode, isAddressPart, isCountryLine, postcodeIn } from './places.js';

export interface LabelParty {
  readonly name?: Span;
  readonly lines: readonly Span[];
  /** As one line. */
  readonly address: string;
  /** A word of the label says whose it is. */
  readonly named: boolean;
  /** All of it stands in a line, as senders' addresses do over a window or at the foot. */
  readonly oneLine?: true;
}

/** "1 7" and "# 2 5 - 1 2" are one word each, printed in wide letters. */
const unspaced = (span: Span): Span =>
  /^\S(?: \S)+$/.test(span.text) ? { ...span, text: span.text.replace(/ /g, '') } : span;

const PHONE = /^[+(]?\d[\d\s().-]{6,}$|^(?:tel|ph|phone|contact|mob|fax|e-?mail)\b|^\S+@\S+$/i;
const FROM_LABEL = /^[.,\s]*(?:ship to|to|from|sender)\s*[:]\s*/i;

export function partyOf(all: readonly Span[]): LabelParty | undefined {
  const lines = all
    .map(unspaced)
    .filter(({ text }) => !PHONE.test(text.trim()) && /[\p{L}\p{N}]\W?[\p{L}\p{N}]/u.test(text));
  const name = lines[0];
  if (!name) return undefined;
  const ends = lines.findLastIndex(({ text }) => isCountryLine(text) || hasPostcode(text) || postcodeIn(text));
  const body = lines.slice(1, ends < 1 ? undefined : ends + 1);
  const address = body.slice(
    Math.max(
      0,
      body.findIndex(({ text }) => isAddressPart(text)),
    ),
  );
  if (address.length === 0) return undefined;
  const text = addressLine(address.map((line) => line.text.replace(FROM_LABEL, '')));
  return { name, lines: [name, ...body], address: text, named: true };
}

const LEAD = /^\p{L}[\p{L}\p{M} ./()-]{1,30}:\s*(?=\p{L})/u;
const PARTED = /\s*[,;|•·]\s*|\s+[–-]\s+/u;

/**
 * "Larkspur Ltd, 12 Mill Lane, Leeds, LS1 4AB": the name, then the address; perhaps behind a word of its own, perhaps
 * over two lines.
 */
export function inOneLine(lines: readonly Span[]): LabelParty | undefined {
  const text = lines.map((line) => line.text).join(' ');
  const lead = LEAD.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.slice(lead.length).split(PARTED).filter(Boolean);
  const address = rest.join(', ');
  const whole = rest.length >= 2 && rest.some(isAddressPart) && (hasPostcode(address) || hasPostcode(rest.at(-1)!));
  if (!whole || /\d/.test(first) || !/\p{L}{3}/u.test(first)) return undefined;
  const skipped = lead.trim() === '' ? 0 : lead.trim().split(' ').length;
  const words = lines[0]!.words.slice(skipped, skipped + first.split(' ').length);
  if (words.length === 0) return undefined;
  const name = { ...spanOf(words, lines[0]!.page), text: first };
  return { name, lines, address, named: false, oneLine: true };
}

/** How high its print is, in the unit of the page. */
export const sizeOf = ({ lines }: LabelParty): number => median(lines.map(({ box }) => heightOf(box)));
