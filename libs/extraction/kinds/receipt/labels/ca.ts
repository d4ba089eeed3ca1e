/** Catalan, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const ca: LabelsIn<ReceiptLabel> = {
  total: 'total | import total | a pagar | total a pagar',
  subtotal: 'base imposable',
  tax: 'iva | quota',
  cash: 'efectiu | targeta | lliurat | entregat',
  change: 'canvi',
  other: 'descompte | preu | quantitat',
  number: 'tiquet | num tiquet | factura simplificada | tiquet num | num factura simplificada | tiquet n',
  taxId: 'nif | cif',
  phone: 'tel | telefon',
  date: 'data',
};
