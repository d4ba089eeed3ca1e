/** Croatian and Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const hr: LabelsIn<ReceiptLabel> = {
  tax: 'ukupan iznos poreza | ukupno porez',
  number: 'pfr broj racuna | racun br | racun broj | broj racuna | br racuna | racun st | st racuna | stevilka racuna',
  taxId: 'pib | esir broj | oib | id za ddv | davcna st',
  phone: 'telefon',
  date: 'datum',
};
