/**
 * The parties a form or a cover page lists: a name beside the role of its party ("Party A: Larkspur, Inc.", "Tenant:
 * Ada Example"), each in a cell of its own or in one with its label.
 */
import { type Line } from '../../layout/lines.js';
import { nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

const ROLE =
  /^(?:(?:first|second|third|disclosing|receiving)? ?party(?: (?:[a-f]|[1-6]|one|two|three))?|disclos[eo]r|recipient|company|employer|employee|consultant|contractor|client|customer|supplier|vendor|seller|buyer|purchaser|landlord|tenant|lessor|lessee|lender|borrower|licensor|licensee|guarantor|owner|agent|principal|provider|visitor|investor|vermieter(?:in)?|mieter(?:in)?|auftraggeber(?:in)?|auftragnehmer(?:in)?|verkaufer(?:in)?|kaufer(?:in)?|bailleur|locataire|preneur|vendeur|acheteur|prestataire|arrendador|arrendatario|vendedor|comprador|locatore|conduttore|venditore|acquirente|verhuurder|huurder|opdrachtgever|opdrachtnemer)(?: \((?:print(?:ed)?|name|full name|legal name)\)| name)?\s*(?<colon>[:–-])?\s*/iu;
/** Lines at the top of a contract that may list its parties. */
const LINES = 60;

export function labelledParties(lines: readonly Line[]): Signed[] {
  let at = 0;
  return lines.slice(0, LINES).flatMap((line) => {
    const start = at;
    at += line.text.length + 1;
    return line.segments.flatMap((cell, place): Signed[] => {
      const label = ROLE.exec(cell.text);
      if (!label) return [];
      const beside = cell.text.slice(label[0].length);
      // In one cell a label has a colon or a letter of its party: "Company Policy" is no company's.
      const told = label.groups?.['colon'] ?? /party \S+\s*$/i.exec(label[0]);
      const text = beside === '' ? line.segments[place + 1]?.text : told && beside;
      const name = text && nameAt(text, 0)?.name;
      return name && name.includes(' ') ? [{ name, at: start + Math.max(0, line.text.indexOf(name)) }] : [];
    });
  });
}
