/**
 * What stands behind a party's heading on its line and is none of the party: the heading in other languages or in
 * other words ("TO / À:", "Da / From / De", "FROM (SENDER)"), and the number the carrier knows its customer by
 * ("Absender Kd-Nr. 27600982").
 */
import { fold } from '../../../layout/fold.js';
import { type Span, spanOf } from '../../../layout/lines.js';
import { findShippingLabels } from '../labels/all.js';

const TRANSLATED =
  /^\s*(?:(?:[/|]\s*\p{L}{1,14}\.?\s*){1,3}|\(\p{L}{2,14}\)\s*)(?::|\p{L}?$)|^\s*\(?[\p{L},. ]{2,45}\)\s*$/u;
/** "FROM (SENDER) - PLEASE PRINT", "TO (ADDRESSEE) NO P.O. BOX": how a form wants to be filled in. */
const NOTE =
  /[^\p{L}\p{N})]*(?:please (?:print|type|write)|(?:in )?block (?:letters|capitals)|no p\.? ?o\.? ?box(?:es)?)(?: clearly)?\W*$/iu;
/** Boxes of forms are numbered: "1- SENDER", "3. TO", "(1) Receiver". */
export const BOX_NUMBER = /^\(?\d{1,2} ?[.)–-] ?/;
/** "Recipient Info.", "DELIVERY LOCKER": what of the party follows, or where its parcel waits. */
const WHAT =
  /^\s*(?:[–-]\s*)?(?:name (?:and|&) address|nom et adresse|name und anschrift|nombre y direccion|nome e indirizzo|nome e (?:morada|endereco)|naam en adres|info(?:rmation)?|details?|data|address|locker|point|party|office|branch)\.?\s*(?::|$)/;
const CUSTOMER =
  /^(?:['’]s)?[^\p{L}\p{N}]*(?:kd|kunden?|kund|cust(?:omer)?|client|cliente|klant|account|acct|a\/c|ref)[a-z]*\W*(?:nr|no|num\w*|id|code)?\W*[a-z]{0,3}[\d-]{4,}\s*$/u;
/** "Absender 0125-4471"; what stands behind "From" may be the postcode it was posted at. */
const NUMBER = /^[^\p{L}\d]*\d[\d-]{5,}\s*$/u;

/** Print by itself, as it would be found in a cell of its own. */
export const alone = (text: string): Span => spanOf([{ text, box: [0, 0, 0, 0], confidence: 1, source: 'ocr' }], 0);

/** "Livrer à / Deliver to": what follows is a heading of its own, to the end of the cell. */
function translation(rest: string): number {
  const sign = /^\s*[/|]\s*/.exec(rest)?.[0].length ?? 0;
  const [hit] = sign > 0 ? findShippingLabels(alone(rest.slice(sign))) : [];
  const end = hit?.start === 0 ? sign + hit.end : 0;
  return /^[^\p{L}\p{N}]*$/u.test(rest.slice(end)) ? rest.length : /^\s*:/.test(rest.slice(end)) ? end : 0;
}

/** "Shipper / الشاحن A/C 60512277": the heading in another script, whatever stands behind that. */
const OTHER_SCRIPT = /^\s*[/|]\s*(?:(?!\p{Script=Latin})[\p{L}\p{M}][\s]*)+/u;

/** @param rest of the line behind the heading @returns how much of it still is heading */
export function stillHeading(rest: string): number {
  const translated = OTHER_SCRIPT.exec(rest)?.[0].length ?? 0;
  if (translated > 0) return translated + stillHeading(rest.slice(translated));
  const note = NOTE.exec(rest);
  if (note) return note.index === 0 || stillHeading(rest.slice(0, note.index)) === note.index ? rest.length : 0;
  if (CUSTOMER.test(fold(rest)) || NUMBER.test(rest)) return rest.length;
  return (TRANSLATED.exec(rest) ?? WHAT.exec(fold(rest)))?.[0].length ?? translation(rest);
}

/** "FROM / DE" alone on its line, "Shipper's Account: 60512277". */
export function isHeading(text: string): boolean {
  const [hit] = findShippingLabels(alone(text));
  const rest = text.slice(hit?.end);
  const nothing = /^\s*(?:\/\s*\S{1,14})?\s*:?\s*$/.test(rest);
  return hit !== undefined && hit.start <= 1 && (nothing || stillHeading(rest) === rest.length);
}
