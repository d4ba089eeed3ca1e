/**
 * What stands behind a party's heading on its line and is none of the party: the heading in another language or in
 * other words ("TO / À:", "FROM (SENDER)"), and the number the carrier knows its customer by ("Absender Kd-Nr.
 * 27600982").
 */
import { fold } from '../../layout/fold.js';

const TRANSLATED = /^\s*(?:[/|]\s*\p{L}{1,14}\.?|\(\p{L}{2,14}\))\s*(?::|$)/u;
const CUSTOMER =
  /^\W*(?:kd|kunden?|kund|cust(?:omer)?|client|cliente|klant|account|acct|ref)[a-z]*\W*(?:nr|no|num\w*|id|code)?\W*[a-z]{0,3}[\d-]{4,}\s*$/;
/** "Absender 0125-4471"; what stands behind "From" may be the postcode it was posted at. */
const NUMBER = /^\W*\d[\d-]{5,}\s*$/;

/** @param rest of the line behind the heading @returns how much of it still is heading */
export function stillHeading(rest: string): number {
  if (CUSTOMER.test(fold(rest)) || NUMBER.test(rest)) return rest.length;
  return TRANSLATED.exec(rest)?.[0].length ?? 0;
}
