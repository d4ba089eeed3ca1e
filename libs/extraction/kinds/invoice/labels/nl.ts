/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const nl: LabelsIn<InvoiceLabel> = {
  title: 'factuur | creditnota',
  invoiceNumber: `
    factuurnummer | factuurnr | factuur nr | factuur nummer | nota nummer | creditnota nr
    | documentnummer | nota nr | notanummer | declaratienummer | declaratie nr | creditfactuur nr
    | factuur-nr | rekeningnummer/factuurnummer | factuur no
  `,
  invoiceDate: 'factuurdatum | factuur datum | datum factuur',
  dueDate: 'vervaldatum | vervaldag | te betalen voor | betalen voor | uiterste betaaldatum',
  purchaseOrder: `
    inkoopordernummer | bestelnummer | uw referentie | uw ordernummer | inkooporder | uw bestelling
    | uw inkoopnummer | inkoopnummer | uw bestelnummer | uw order | uw order nr | uw kenmerk | po-nummer
    | referentie klant | uw opdracht | uw opdrachtnummer | ordernummer klant | inkooporder nr
  `,
  vatId: 'btw-nummer | btw nr | btw-nr | btw nummer | btw id',
  customerVatId: 'uw btw-nummer | btw-nummer klant | btw nummer klant | btw nr klant | uw btw nr',
  paymentTerms: 'betalingsvoorwaarden | betalingstermijn | betaalvoorwaarden | betalingsconditie',
  subtotal: `
    subtotaal | grondslag | totaal grondslag | totaal excl btw | totaal exclusief btw | totaal ex btw
    bedrag excl btw | netto bedrag | totaal netto | totaal excl | bedrag exclusief btw | totaal exclusief
  `,
  tax: 'btw | btw bedrag | totaal btw | btw-bedrag | bedrag btw | btw hoog | btw laag',
  total: `
    totaal | factuur totaal | totaal incl btw | totaal inclusief btw | totaalbedrag | eindtotaal | factuurbedrag
    totaal incl | bedrag incl btw | totaal bedrag | totaal factuur | totaal inclusief
  `,
  due: 'te betalen | te voldoen | openstaand bedrag | te betalen bedrag | totaal te betalen | nog te betalen | saldo',
  prepaid: 'aanbetaling | reeds betaald | voldaan | reeds voldaan',
  otherAmount: `
    korting | verzendkosten | verzending | afronding
    vorig saldo | saldo vorige factuur | openstaand saldo vorige factuur
  `,
  otherNumber: `
    klantnummer | klantnr | klant nr | debiteurnummer | debiteurnr | ordernummer | kvk | kvk-nummer | kvk nr
    pakbon | pagina | onze referentie | relatienummer | projectnummer
  `,
  otherDate: 'leverdatum | besteldatum | orderdatum | periode',
  phone: 'telefoon',
};
