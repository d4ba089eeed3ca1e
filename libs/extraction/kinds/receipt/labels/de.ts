/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const de: LabelsIn<ReceiptLabel> = {
  total: `
    gesamt | summe | gesamtbetrag | zu zahlen | gesamtsumme | endbetrag | total eur | summe eur | betrag
    gesamt eur
  `,
  subtotal: 'zwischensumme | netto | nettobetrag',
  tax: 'mwst | ust | enth mwst',
  tip: 'trinkgeld',
  cash: 'gegeben | bar | bargeld | girocard | ec karte | karte',
  change: 'ruckgeld',
  other: 'rabatt | anzahl',
  number: `
    bon nr | bon-nr | bonnr | bon-nummer | beleg nr | belegnr | beleg | belegnummer | rechnung nr | rechnungsnr
    rechnung | rechnungsnummer | quittung nr | quittung | kassenbon nr | kassenbon
  `,
  transaction: 'bestellung | bestell nr | transaktion nr',
  taxId: 'ust-idnr | ust-id | ust id nr | steuernummer | st nr | steuer nr',
  phone: 'telefon | fon',
  date: 'datum',
};
