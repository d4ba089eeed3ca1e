/**
 * Tracking numbers by the rules of those who issue them. A shape with a check digit that comes out right proves the
 * number and its carrier; a shape alone needs the carrier's name or a label beside it.
 */
import { type Barcode } from '../../../barcodes/barcodes.js';
import { gs1Check } from './check-digits.js';
import { postOf } from '../vocabulary/posts.js';
import { type Rule, RULES, UNKNOWN_NUMBERING } from './tracking-rules.js';

export interface Tracking {
  readonly value: string;
  /** Undefined when the numbering is shared by many. */
  readonly carrier?: string;
  /** The check digit is right. */
  readonly proved: boolean;
  /** The shape alone tells whose it is. */
  readonly own?: true;
  /** It was read otherwise. */
  readonly mended?: true;
}

/** A number without its groups: "1z 12-34" → "1Z1234". */
export const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** @param carrier by its name on the label; its own rules come first, then those of numbers that are only one's */
export function trackingOf(text: string, carrier?: string): Tracking | undefined {
  const value = compact(text);
  const rank = (rule: Rule): number =>
    carrier !== undefined && rule.carrier === carrier ? 3 : rule.sign === 'own' ? 2 : rule.carrier === carrier ? 1 : 0;
  const rules = RULES.filter(
    (rule) => (rule.sign !== 'named' || rule.carrier === carrier) && rule.shape.test(value),
  ).sort((a, b) => rank(b) - rank(a));
  // One short number in seven has a right rest by chance.
  const right = rules.find((rule) => rule.check?.(value) && (value.length > 10 || rule.carrier === carrier));
  const rule = right ?? rules[0];
  if (!rule) return undefined;
  const owner = rule.carrier ?? postOf(value);
  return {
    value,
    ...(owner ? { carrier: owner } : {}),
    proved: right !== undefined,
    ...(rule.sign === 'own' ? { own: true } : {}),
  };
}

/** DPD: "%", seven places of postcode, the parcel's number, service and country. */
const DPD = /^%?[A-Z0-9]{7}(\d{14})\d{6}[A-Z0-9]?$/;

/** ISO 15459's sign of what follows, before DHL's numbers. */
const LICENCE_PLATE = /^J(?=JD\d)/;

/** Numbers a barcode carries: GS1 elements (00), (420)… and (91), FedEx's and DPD's long codes, plain numbers. */
export function trackingIn({ text: coded, gs1 }: Barcode, carrier?: string): Tracking | undefined {
  const text = coded.replace(LICENCE_PLATE, '');
  if (gs1) {
    const shipped = /\(00\)(\d{18})/.exec(text)?.[1];
    if (shipped) return trackingOf(`00${shipped}`, carrier);
    const routed = /\(42[01]\)\d{5,12}\((9[1-5])\)(\d+)/.exec(text);
    if (routed) return trackingOf(`${routed[1]}${routed[2]}`, carrier);
    const article = /^\(01\)\d{14}\(91\)([A-Z0-9]{12,24})/.exec(text)?.[1];
    if (article) return trackingOf(article, carrier);
    if (/^\d{18}$/.test(text)) return { value: `00${text}`, proved: gs1Check(text) };
    return undefined;
  }
  const postal = /^420(?:\d{5}|\d{9})(9[1-5]\d{18}(?:\d{2})?)$/.exec(text)?.[1];
  if (postal) return trackingOf(postal, 'USPS');
  if (/^(?:96|10)\d{32}$/.test(text)) {
    const number = text.slice(-14).replace(/^00/, '');
    return Number(number) > 0 ? trackingOf(number, 'FedEx') : undefined;
  }
  const parcel = DPD.exec(text)?.[1];
  if (parcel && (text.startsWith('%') || carrier === 'DPD')) return { value: parcel, carrier: 'DPD', proved: false };
  return /^[A-Z0-9 -]{9,34}$/.test(text) ? trackingOf(text, carrier) : undefined;
}

/**
 * Where the parcel goes, as a routing code says: GS1's (420) and (421), the "2L" of ISO 15459, the 420 before a number
 * of the USPS.
 */
export function routedTo(text: string): string | undefined {
  const here = /\(420\)([A-Z0-9]{3,9})(?=\(|$)/.exec(text) ?? /\(421\)\d{3}([A-Z0-9]{3,9})(?=\(|$)/.exec(text);
  return (
    here?.[1] ??
    /^(?:2L|\(2L\))[A-Z]{2}([A-Z0-9]{3,9})\+/.exec(text)?.[1] ??
    /^420(\d{5}|\d{9})9[1-5]\d{18,20}$/.exec(text)?.[1]
  );
}

/** Bars, unlike print, are seldom of words: "GHX6KLQ9". */
const IN_BARS = /^(?=(?:\D*\d){2})[A-Z0-9]{8,30}$/;

/** A code that may hold a parcel's number, whoever issues it; articles of trade have codes of their own. */
export const numbersParcel = ({ format, text }: Barcode): boolean =>
  isLinear(format) ? IN_BARS.test(parcelOf(text)) : isMatrix(format) && UNKNOWN_NUMBERING.test(parcelOf(text));

/** Bars, of those that may say a parcel's number. */
export const isLinear = (format: string): boolean => /^(?:Code128|Code39|Code93|ITF|Codabar)$/.test(format);

/** Of two dimensions. */
export const isMatrix = (format: string): boolean => /^(?:QRCode|DataMatrix|Aztec|PDF417)$/.test(format);

/** "17003180554/1": which of its parcels it is stands behind the number of a consignment. */
export const parcelOf = (text: string): string => compact(text).replace(/\/\d{1,3}$/, '');

/** A code no other kind of document carries. */
export function provesLabel(code: Barcode): boolean {
  if (code.gs1 && /^\((?:00|420|421)\)/.test(code.text)) return true;
  if (code.text.startsWith('[)>') || code.format === 'MaxiCode') return true;
  const number = trackingIn(code);
  return number !== undefined && (number.proved || number.own === true) && number.value.length > 12;
}
