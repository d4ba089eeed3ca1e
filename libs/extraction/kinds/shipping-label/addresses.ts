/**
 * Sender and recipient: the column of lines that begins at "To:" or "From:", else blocks that end in postcode and town,
 * the sender's first unless the other is printed much smaller. The name is the first line; the address begins at the
 * first that looks like a street or a building and ends with the country.
 */
import { type Evidence } from '#ports/extractor.js';
import { type Block, type BlockLine, blocksOf } from '../../layout/blocks.js';
import { type Layout } from '../../layout/layout.js';
import { type Labelled } from '../../layout/near.js';
import { around, heightOf, median, segmentOf, type Span, spanOf } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { partyInBlock } from '../../fields/parties/address-block.js';
import { type Reading } from '../../reading/reading.js';
import { linesOf, startsWithLabel, upToLabel } from './label-lines.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { hasPostcode, isAddressPart, isCountryLine, mended, postcodeIn } from './places.js';
import { routedTo } from './tracking.js';
import { type ShippingLabelPath } from './schema.js';

export interface LabelParty {
  readonly name?: Span;
  readonly lines: readonly Span[];
  /** As one line. */
  readonly address: string;
  readonly named: boolean;
}

type Role = 'recipient' | 'sender';
/** A block printed so much larger than the other is the recipient's. */
const LARGER = 1.15;
/** What it adds that a routing code has the same postcode. */
const PROVED = 0.12;

export function addressFields(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const { recipient, sender } = headedParties(reading.layout, labels);
  const taken = new Set([recipient, sender].flatMap((party) => party?.lines.flatMap(({ words }) => words) ?? []));
  const free = freeParties(reading.layout).filter(
    ({ lines }) => !lines.some(({ words }) => words.some((word) => taken.has(word))),
  );
  const [first, second] = recipient || sender ? free : free.slice(-2);
  const swapped = first && second && sizeOf(first) > sizeOf(second) * LARGER;
  const rest = swapped ? [second, first] : [first, second].flatMap((party) => party ?? []);
  const to = recipient ?? rest.at(-1);
  const from = sender ?? rest.find((party) => party !== to);
  const routes = routesOf(reading);
  const [receiving, sending] = isRoutedTo(routes, from) && !isRoutedTo(routes, to) ? [from, to] : [to, from];
  return [
    ...fieldsOf(reading, 'recipient', receiving, isRoutedTo(routes, receiving)),
    ...fieldsOf(reading, 'sender', sending, false),
    ...routes.map(({ postcode, evidence }): Found<ShippingLabelPath> => {
      const value = postcode.replace(/^(\d{5})(\d{4})$/, '$1-$2');
      return { path: 'recipient_postcode', value, confidence: 0.8, evidence };
    }),
  ];
}

/** The blocks of names and addresses, whether a word says whose they are or not. */
export function freeParties(layout: Layout): LabelParty[] {
  return bridged(blocksOf(layout)).flatMap((block) => fromBlock(block) ?? []);
}

/** The parties that stand under or beside a heading of theirs. */
export function headedParties(
  layout: Layout,
  labels: readonly Labelled<LabelName>[],
): { readonly recipient?: LabelParty; readonly sender?: LabelParty } {
  const headed = (role: Role) =>
    labels.filter((label) => label.name === role && leads(label)).flatMap((label) => partyAt(layout, label) ?? [])[0];
  return { recipient: headed('recipient'), sender: headed('sender') };
}

const sizeOf = ({ lines }: LabelParty): number => median(lines.map(({ box }) => heightOf(box)));

/**
 * The label begins its segment: "to" within a sentence is none, nor is a longer word that goes on without a colon
 * ("SHIPPER NAME").
 */
function leads({ line, words, phrase, end }: Labelled<LabelName>): boolean {
  const segment = segmentOf(line, words[0]);
  if (!segment) return false;
  const before = segment.words.slice(0, segment.words.indexOf(words[0]));
  if (before.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return false;
  const rest = line.text.slice(end).trimStart();
  const alone = segment.words.at(-1) === words.at(-1);
  return (
    alone || /^\W/.test(rest) || (phrase.length <= 9 && /(?:^|\s)(?:to|from|an|von|aan|van|till|fran)$/.test(phrase))
  );
}

function partyAt(layout: Layout, label: Labelled<LabelName>): LabelParty | undefined {
  const lines = linesOf(layout, label);
  const [only] = lines;
  if (lines.length > 1) return partyOf(lines);
  return only && hasPostcode(only.text) ? inOneLine(only) : undefined;
}

/** "Larkspur Ltd, 12 Mill Lane, Leeds, LS1 4AB": the name, then the address. */
function inOneLine(line: Span): LabelParty | undefined {
  const [first = '', ...rest] = line.text.split(/\s*,\s*/);
  const words = line.words.slice(0, first.split(' ').length);
  if (rest.length < 2 || /\d/.test(first)) return undefined;
  return { name: { ...spanOf(words, line.page), text: first }, lines: [line], address: rest.join(', '), named: true };
}

/**
 * Empty lines within an address are bridged: blocks of one column, the upper without a postcode, the lower with one.
 */
function bridged(blocks: readonly Block[]): Block[] {
  const done: Block[] = [];
  for (const block of blocks) {
    const lower = block.lines.slice(0, 3).some(({ text }) => hasPostcode(text)) || !hasPostcode(block.lines[0]!.text);
    const at = lower ? done.findIndex((upper) => continues(upper, block)) : -1;
    if (at < 0) done.push(block);
    else {
      const lines = [...done[at]!.lines, ...block.lines];
      done[at] = { page: block.page, lines, box: around(lines) };
    }
  }
  return done;
}

function continues(upper: Block, lower: Block): boolean {
  const [last, next] = [upper.lines.at(-1)!, lower.lines[0]!];
  const height = heightOf(last.box);
  const gap = next.box[1] - last.box[3];
  return (
    upper.page === lower.page &&
    gap >= 0 &&
    gap < height * 2.5 &&
    Math.abs(heightOf(next.box) - height) < height * 0.3 &&
    Math.abs(next.box[0] - last.box[0]) < height &&
    ![...upper.lines.slice(-3), next].some((line) => startsWithLabel(line) || (hasPostcode(line.text) && line !== next))
  );
}

/** "Mailed from 29440" is no address: an address has two lines. */
function fromBlock(block: Block): LabelParty | undefined {
  const lines = block.lines.map((line): BlockLine => ({ ...line, ...upToLabel(line) }));
  const found = partyInBlock({ ...block, lines }, isHeading);
  if (!found || found.spans.length < 2 || found.spans.some(({ text }) => NO_ADDRESS.test(text))) return undefined;
  const { name, spans } = found;
  const first = spans.findIndex(({ words }) => name?.words.includes(words[0]!));
  const last = lines.findIndex(({ words }) => words[0] === spans.at(-1)!.words[0]);
  const country = lines.slice(last + 1, last + 2).filter(({ text }) => isCountryLine(text));
  const party = partyOf([...spans.slice(Math.max(0, first)), ...country]);
  return party && { ...party, ...(name ? {} : { name: undefined }), named: false };
}

const NO_ADDRESS = /\b(?:mailed|shipped) from\b/i;
/** "FROM / DE" alone on its line. */
const isHeading = (text: string): boolean => {
  const [hit] = findShippingLabels({ ...spanOf([{ text, box: [0, 0, 0, 0], confidence: 1, source: 'ocr' }], 0) });
  return hit !== undefined && hit.start <= 1 && /^\s*(?:\/\s*\S{1,14})?\s*:?\s*$/.test(text.slice(hit.end));
};

/** "1 7" and "# 2 5 - 1 2" are one word each, printed in wide letters. */
const unspaced = (span: Span): Span =>
  /^\S(?: \S)+$/.test(span.text) ? { ...span, text: span.text.replace(/ /g, '') } : span;

const PHONE = /^[+(]?\d[\d\s().-]{6,}$|^(?:tel|ph|phone|contact|mob|fax|e-?mail)\b|^\S+@\S+$/i;
/** A telephone number beside the name. */
const PHONE_END = /(?<=\p{L}.*)\s+[+(]?\d[\d\s().-]{8,}$/u;
const FROM_LABEL = /^[.,\s]*(?:ship to|to|from|sender)\s*[:]\s*/i;

function partyOf(all: readonly Span[]): LabelParty | undefined {
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

/** @param proved the routing code says the same */
function fieldsOf(
  reading: Reading,
  role: Role,
  party: LabelParty | undefined,
  proved: boolean,
): Found<ShippingLabelPath>[] {
  if (!party) return [];
  const { name, lines, address, named } = party;
  const words = lines.flatMap((line) => line.words);
  const evidence = reading.place(spanOf(words, lines[0]!.page));
  const code = postcodeIn(address);
  const bonus = (named ? 0.1 : 0) + (proved ? PROVED : 0);
  const whole = code ? 0 : -0.25;
  const finds: Found<ShippingLabelPath>[] = [
    { path: `${role}_address`, value: mended(address), confidence: 0.6 + bonus + whole, evidence },
  ];
  if (name) {
    const value = tidy(name.text.replace(PHONE_END, ''));
    finds.unshift({ path: `${role}_name`, value, confidence: 0.68 + bonus, evidence: reading.place(name) });
  }
  if (code && role === 'recipient') {
    finds.push({ path: 'recipient_postcode', value: code, confidence: 0.75 + bonus, evidence });
  }
  return finds;
}

interface Route {
  readonly postcode: string;
  readonly evidence: Evidence;
}

/** What the routing codes say: the bars, and what is printed under bars that could not be read. */
function routesOf(reading: Reading): Route[] {
  const bars = reading.barcodes.flatMap((code): Route[] => {
    const postcode = routedTo(code.text);
    return postcode ? [{ postcode, evidence: { page: code.page, box: code.box, source: 'barcode' } }] : [];
  });
  const print = reading.layout.lines
    .flatMap(({ segments }) => segments)
    .flatMap((segment): Route[] => {
      const postcode = routedTo(segment.text.replace(/ /g, ''));
      return postcode ? [{ postcode, evidence: reading.place(segment) }] : [];
    });
  return [...bars, ...print];
}

/** The routing code sends the parcel there, whatever stands where. */
function isRoutedTo(routes: readonly Route[], party: LabelParty | undefined): boolean {
  const own = (party && postcodeIn(party.address))?.replace(/\W/g, '');
  return own !== undefined && routes.some(({ postcode }) => postcode.slice(0, 5) === own.slice(0, 5));
}
