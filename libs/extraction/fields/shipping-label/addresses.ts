/**
 * Sender and recipient: the column of lines that begins at "To:" or "From:", else blocks that end in postcode and town, the
 * sender's first. The name is the first line, the address begins at the first that looks like a street and ends with the country.
 */
import { blocksOf } from '../../layout/blocks.js';
import { type Labelled } from '../../layout/near.js';
import { heightOf, type Segment, type Span, spanOf } from '../../layout/lines.js';
import { lettersInWords } from '../../normalise/confusions.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type PartyBlock, partyInBlock } from '../parties/address-block.js';
import { type Reading } from '../reading.js';
import { hasStreetWord, isCountry, postcodeTown } from '../vocabulary/names.js';
import { findShippingLabels, type LabelName } from './lexicon.js';

export interface LabelParty {
  readonly name?: Span;
  readonly lines: readonly Span[];
  /** As one line. */
  readonly address: string;
  readonly named: boolean;
}

type Role = 'recipient' | 'sender';
const MOST_LINES = 9;
const POSTCODE =
  /(?<![\p{L}\p{N}])(?:\d{5}-\d{4}|\d{5,6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4})(?![\p{L}\p{N}])/gu;
const STATE_CODE = /(?<=[A-Z]{2}[ ,]+)\d{5}(?:-\d{4})?/;

export function addressFields(reading: Reading, labels: readonly Labelled<LabelName>[]): Found[] {
  const named = (role: Role) =>
    labels
      .filter(({ name, line, start }) => name === role && leads(line.segments, start, line.text))
      .flatMap((label) => partyUnder(reading, label) ?? [])[0];
  const [recipient, sender] = [named('recipient'), named('sender')];
  const taken = new Set([recipient, sender].flatMap((party) => party?.lines.flatMap(({ words }) => words) ?? []));
  const free = blocksOf(reading.layout)
    .flatMap((block) => partyInBlock(block, () => false) ?? [])
    .filter((block) => !block.spans.some(({ words }) => words.some((word) => taken.has(word))) && isWhole(block))
    .map(fromBlock);
  const rest = recipient || sender ? free : free.slice(-2);
  const to = recipient ?? rest.at(-1);
  const from = sender ?? rest.find((party) => party !== to);
  return [...fieldsOf(reading, 'recipient', to), ...fieldsOf(reading, 'sender', from)];
}

/** "Mailed from 29440" is no address: an address has two lines. */
const isWhole = ({ spans }: PartyBlock): boolean =>
  spans.length > 1 && !spans.some(({ text }) => /\b(?:mailed|shipped) from\b/i.test(text));

const fromBlock = ({ name, address, spans }: PartyBlock): LabelParty => ({
  ...(name ? { name: { ...spanOf(name.words, name.page), text: name.text } } : {}),
  lines: spans,
  address: address.text,
  named: false,
});

/** The label begins its segment: "to" within a sentence is none. */
function leads(segments: readonly Segment[], start: number, text: string): boolean {
  let at = 0;
  for (const segment of segments) {
    if (start >= at && start < at + segment.text.length) return start - at <= 2;
    at += segment.text.length + 1;
  }
  return start === 0 || text.length === 0;
}

function partyUnder({ layout }: Reading, label: Labelled<LabelName>): LabelParty | undefined {
  const index = layout.lines.indexOf(label.line);
  const own = label.line.segments.find(({ words }) => words.includes(label.words[0]!));
  const beside =
    label.right && own?.words.some((word) => label.right!.words.includes(word))
      ? inSegment(label.right, own)
      : undefined;
  const first = beside && /[\p{L}\p{N}]{2}/u.test(beside.text) ? beside : undefined;
  const lefts = [label.words[0]!.box[0], ...(first ? [first.box[0]] : [])];
  const lines: Span[] = first ? [first] : [];
  let bottom = label.line.box[3];
  let height = heightOf(label.words[0]!.box);
  for (const line of layout.lines.slice(index + 1, index + 1 + MOST_LINES * 2)) {
    if (line.page !== label.line.page || lines.length >= MOST_LINES) break;
    const segment = line.segments.find(({ box }) => lefts.some((left) => Math.abs(box[0] - left) < height * 2.5));
    if (!segment) {
      if (line.box[1] - bottom > height * 2.2) break;
      continue;
    }
    if (segment.box[1] - bottom > Math.max(height, heightOf(segment.box)) * (lines.length === 0 ? 2.5 : 1.6)) break;
    if (startsWithLabel(segment)) break;
    lines.push(segment);
    bottom = segment.box[3];
    height = heightOf(segment.box);
    if (isCountry(segment.text)) break;
  }
  return lines.length > 1 ? partyOf(lines) : undefined;
}

/** Up to where another label's word begins at the segment's end ("… Contact:"). */
function inSegment(right: Span, segment: Span): Span {
  const words = right.words.filter((word) => segment.words.includes(word));
  while (words.length > 1 && /:$/.test(words.at(-1)!.text)) words.pop();
  while (words.length > 0 && /^[:.]$/.test(words[0]!.text)) words.shift();
  return spanOf(words.length > 0 ? words : right.words, right.page);
}

const startsWithLabel = (segment: Span): boolean =>
  findShippingLabels(segment).some(
    ({ start, end }) => start <= 1 && /^\s*[:#]|^\s*$/.test(segment.text.slice(end, end + 2)),
  );

/** "1 7" and "# 2 5 - 1 2" are one word each, printed in wide letters. */
const unspaced = (span: Span): Span =>
  /^\S(?: \S)+$/.test(span.text) ? { ...span, text: span.text.replace(/ /g, '') } : span;

const PHONE = /^[+(]?\d[\d\s().-]{6,}$|^(?:tel|phone|contact)\b/i;
const FROM_LABEL = /^[.,\s]*(?:ship to|to|from|sender)\s*[:]\s*/i;

function partyOf(all: readonly Span[]): LabelParty | undefined {
  const lines = all.map(unspaced).filter(({ text }) => !PHONE.test(text.trim()) && /[\p{L}\p{N}]{2}/u.test(text));
  const name = lines[0];
  if (!name) return undefined;
  const ends = lines.findLastIndex(({ text }) => isCountry(text) || postcodeTown(text) || text.match(POSTCODE));
  const body = lines.slice(1, ends < 1 ? undefined : ends + 1);
  const street = body.findIndex(({ text }) => /\d/.test(text) || hasStreetWord(text));
  const address = body.slice(Math.max(0, street));
  if (address.length === 0) return undefined;
  return {
    name,
    lines: [name, ...body],
    address: addressLine(address.map(({ text }) => text.replace(FROM_LABEL, ''))),
    named: true,
  };
}

/** Digits among letters are letters, but for the postcodes that mix them. */
const mended = (address: string): string =>
  address.replace(/[^\s,]+/g, (word) => (word.match(POSTCODE) ? word : lettersInWords(word)));

function fieldsOf(reading: Reading, role: Role, party?: LabelParty): Found[] {
  if (!party) return [];
  const { name, lines, address, named } = party;
  const evidence = reading.place(
    spanOf(
      lines.flatMap(({ words }) => words),
      lines[0]!.page,
    ),
  );
  const code = STATE_CODE.exec(address)?.[0] ?? [...address.matchAll(POSTCODE)].at(-1)?.[0];
  const bonus = named ? 0.1 : 0;
  return [
    ...(name
      ? [{ path: `${role}_name`, value: tidy(name.text), confidence: 0.68 + bonus, evidence: reading.place(name) }]
      : []),
    { path: `${role}_address`, value: mended(address), confidence: 0.6 + bonus, evidence },
    ...(code && role === 'recipient'
      ? [{ path: 'recipient_postcode', value: code, confidence: 0.75 + bonus, evidence }]
      : []),
  ];
}
