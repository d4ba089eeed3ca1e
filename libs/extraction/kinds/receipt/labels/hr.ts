/** Croatian and Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const hr: LabelsIn<ReceiptLabel> = {
  number: 'racun br | racun broj | broj racuna | br racuna | racun st | st racuna | stevilka racuna',
  taxId: 'oib | id za ddv | davcna st',
  phone: 'telefon',
  date: 'datum',
};
