/**
 * An address under the heading of a sender and another under that of a recipient make a label, in any language; so may
 * addresses and numbers without a heading.
 */
import { type Barcode } from '../../barcodes/barcodes.js';
import { fold, squeezed } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { areaOf } from '../../model/boxes.js';
import { labelled } from '../../layout/near.js';
import { headedParties } from './parties/addresses.js';
import { evidence } from './evidence.js';
import { freeParties } from './parties/free-parties.js';
import { endsInPrice } from '../../normalise/amounts.js';
import { findDates } from '../../normalise/dates.js';
import { findShippingLabels } from './labels/all.js';
import { postcodeIn } from './parties/places.js';
import { compact, isLinear, isMatrix, numbersParcel } from './tracking/tracking.js';

const BOTH_PARTIES = 2;
/** Without a postcode a heading may be a form's. */
const BOTH_NAMED = 1.5;
/** Headings count where something is said of a parcel, and nothing does where there is more print than on a label. */
const LEAST_SAID = 0.7;
const MOST_LINES = 60;
/** The cover of a fax and a letter's head have a sender and a recipient, too. */
const MESSAGE =
  /\b(?:fax|facsimile|telefax|telecopie|subject|betreff|objet|asunto|oggetto|onderwerp|memo|memorandum|cc|re)\b/;

/** How to reach somebody is no message. */
const FAX_NUMBER = /\bfax\W*[+(]?\d/g;

/** A page with no more print than a label, and an address on it. */
export function isAddressed(layout: Layout): boolean {
  if (!maybeLabel(layout)) return false;
  return unheaded(layout).length > 0 || headedOn(layout).length > 0;
}

/** Payments and cards of visit state addresses, too. */
const NO_PARCEL = /^(?:SPC|BCD|BEGIN:VCARD|MECARD:|BIZCARD:)/i;

/** "…|US|83702|Ada Example|Quay Street|…", and the same postcode and a word more in an address that is printed. */
export function isStated(layout: Layout, codes: readonly Barcode[]): boolean {
  const stating = codes.filter(({ format, text }) => isMatrix(format) && !NO_PARCEL.test(text));
  if (stating.length === 0 || !maybeLabel(layout)) return false;
  const said = stating.map(({ text }) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu)));
  return [...unheaded(layout), ...headedOn(layout)].some((address) => {
    const postcode = squeezed(postcodeIn(address) ?? '');
    const words: readonly string[] = fold(address).match(/\p{L}{4,}/gu) ?? [];
    return said.some((told) => told.has(postcode) && words.some((word) => told.has(word)));
  });
}

const maybeLabel = ({ lines, text }: Layout): boolean =>
  lines.length <= MOST_LINES && !MESSAGE.test(fold(text).replace(FAX_NUMBER, ''));

const unheaded = (layout: Layout): string[] =>
  freeParties(layout).flatMap(({ address }) => (postcodeIn(address) ? [address] : []));

function headedOn(layout: Layout): string[] {
  const { recipient, sender } = headedParties(layout, labelled(layout, findShippingLabels));
  return [recipient, sender].flatMap((party) => (party ? [party.address] : []));
}

/** Who sorts parcels scans them in passing, so their bars are large; other papers have small ones, or short. */
const LARGE = 0.02;

/** Bars of a parcel's number that take so much of a page with no more print than a label, and no price. */
export const isBarred = (layout: Layout, codes: readonly Barcode[]): boolean =>
  maybeLabel(layout) &&
  !layout.lines.some(({ text }) => endsInPrice(text)) &&
  codes.some((code) => isLinear(code.format) && numbersParcel(code) && areaOf(code.box) >= LARGE);

/** "Waybill no: 0183 …", and the same number in bars. */
export function isAnnounced(layout: Layout, code: string): boolean {
  if (layout.lines.length > MOST_LINES) return false;
  const number = compact(code);
  return labelled(layout, findShippingLabels).some(
    ({ name, right, below }) =>
      name === 'tracking' &&
      [right, ...below()].some((span) => span && compact(span.text).replace(/^\W+/, '').startsWith(number)),
  );
}

/** Whoever sells says how it is sent, and what it comes to. */
const SOLD = -2;
const SUM =
  /(?<!\p{L})(?:\p{L}*total|totaal|totale|summe|gesamt(?:betrag|summe|preis)?|suma|summa|razem|celkem|ukupno|jumlah|toplam)(?!\p{L})/u;
const PRICES = 3;
const PRICED = 0.1;
function isPriceList({ lines }: Layout): boolean {
  const priced = lines.filter(({ text }) => endsInPrice(text));
  const isSummed = priced.some(({ text }) => SUM.test(fold(text)));
  return isSummed && priced.length >= PRICES && priced.length >= lines.length * PRICED;
}

/** @param said sum of the cues @returns what the shape adds to it */
export function shape(layout: Layout, said: number): number {
  if (layout.lines.length > MOST_LINES) return 0;
  if (isPriceList(layout)) return SOLD;
  if (layout.lines.some(({ text }) => MESSAGE.test(fold(text)))) return 0;
  return (said < LEAST_SAID ? 0 : headed(layout)) + evidence(layout);
}

function headed(layout: Layout): number {
  const { recipient, sender } = headedParties(layout, labelled(layout, findShippingLabels));
  // What stands under a memo's heading is its date.
  if (!recipient || !sender || !/\d/.test(recipient.address) || findDates(recipient.address).length > 0) return 0;
  return [recipient, sender].every(({ address }) => postcodeIn(address)) ? BOTH_PARTIES : BOTH_NAMED;
}
