/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const pt: LabelsIn<ReceiptLabel> = {
  total: 'total a liquidar | valor total',
  tip: 'gorjeta',
  cash: 'numerario',
  change: 'troco',
  number: 'recibo n°',
  taxId: 'contribuinte',
  phone: 'telefone',
};
