/**
 * The shop of a receipt on a sheet: as mails, web pages and hotels print them, who sells stands in a column among
 * others, as on an invoice, and not in the first lines.
 */
import { partiesOf, type Party } from '../../../fields/parties/parties.js';
import { isOnlyLabels } from '../../../layout/labels.js';
import { type Line } from '../../../layout/lines.js';
import { around, heightOf, widthOf } from '../../../model/boxes.js';
import { type Word } from '../../../model/page.js';
import { tidy } from '../../../normalise/text.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { findReceiptLabels } from '../labels/all.js';

/** Print at most so many times as high as wide is no roll's. */
const TALLEST = 1.5;
/** Lines of several cells at the head of a page that was drawn, at least. */
const COLUMNS = 2;
const HEAD_LINES = 14;
/** An address is so much less sure than the name over it. */
const LESS = 0.05;

export type Merchant = Found<'merchant_name' | 'merchant_address'>;

/** @returns nothing where the page is no sheet of columns */
export function merchantOnSheet(reading: Reading): Merchant[] {
  const { name, address, confidence = 0 } = vendorInColumn(reading) ?? {};
  if (!name || !address) return [];
  return [
    { path: 'merchant_name', value: tidy(name.text), confidence, evidence: reading.place(name) },
    { path: 'merchant_address', value: address.text, confidence: confidence - LESS, evidence: reading.place(address) },
  ];
}

function vendorInColumn(reading: Reading): Party | undefined {
  const [first] = reading.layout.pages;
  if (!first || first.words.length === 0) return undefined;
  const print = around(first.words);
  if (heightOf(print) > widthOf(print) * TALLEST) return undefined;
  const { vendor } = partiesOf(reading, new Set(), (text) => isOnlyLabels(text, findReceiptLabels));
  if (!vendor?.address) return undefined;
  const parted = reading.layout.lines.filter(({ segments }) => segments.length > 1);
  const isDrawn = first.words[0]?.source === 'text-layer';
  const ofHead = reading.layout.lines.slice(0, HEAD_LINES).filter((line) => parted.includes(line));
  return (isDrawn && ofHead.length >= COLUMNS) || parted.some((line) => isBeside(line, vendor.address!.words))
    ? vendor
    : undefined;
}

/** Other cells stand beside these words, which are none's but theirs. */
const isBeside = ({ segments }: Line, own: readonly Word[]): boolean => {
  const holding = segments.filter(({ words }) => words.some((word) => own.includes(word)));
  return holding.length > 0 && holding.length < segments.length;
};
