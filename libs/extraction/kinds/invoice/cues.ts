/** What an invoice says of itself, in several languages; none names a company. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  {
    pattern: /\b(invoice|rechnung|facture|factuur|factura|fattura|fatura|faktura|avoir|gutschrift|credit ?note)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(rechnungs\S*|invoice (no|number|date|#)\S*|n[o°]? ?(de )?(la )?facture|factuurnummer|numero (de )?factura|numero fattura|date (de )?(la )?facture)/,
    weight: 2,
  },
  {
    pattern:
      /\b(bill to|billed to|sold to|invoice to|rechnung an|facture a|factuur aan|kundennummer|kunden-?nr|code client|n[o°] client|klantnummer)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(due date|payment terms|terms|zahlbar|zahlungsziel|zahlungsbedingungen|falligkeit|fallig|echeance|vervaldatum|reglement|scadenza|vencimiento|termin platnosci)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(iban|bic|swift|ust-?id\S*|umsatzsteuer-?id\S*|tva intracommunautaire|btw-?nummer|vat (no|number|reg\S*)|siret|rcs)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(unit price|line total|qty|quantity|einzelpreis|menge|prix unitaire|p\.? ?u\.? ?h\.?t|quantite|aantal|prijs|cantidad|quantita|ilosc)\b/,
    weight: 0.8,
  },
];
