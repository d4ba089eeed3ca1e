/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const nl: LabelsIn<ReceiptLabel> = {
  total: 'totaal | te betalen | totaalbedrag | totaal eur',
  subtotal: 'subtotaal | totaal excl btw',
  tax: 'btw',
  tip: 'fooi',
  cash: 'contant | pin | bancontact',
  change: 'wisselgeld | terug',
  other: 'korting',
  number:
    'kwitantie nr | kwitantienr | kwitantie | bonnummer | bonnr | bon nr | bon | ticket nr | kassabon nr | kassabon | factuurnr | factuur | rekening nr | rekening',
  transaction: 'transactie | transactienr | transactie nr | bestelling | ordernr',
  taxId: 'btw nr | btw-nummer',
  phone: 'telefoon',
};
