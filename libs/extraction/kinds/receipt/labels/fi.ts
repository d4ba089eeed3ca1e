/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const fi: LabelsIn<ReceiptLabel> = {
  number: 'kuitti | kuitti nro | kuittinro | kuitin nro | kuittinumero | tosite | tositenro',
  transaction: 'tilaus | tilausnro | tapahtuma',
  taxId: 'y-tunnus | alv nro',
  phone: 'puh | puhelin',
  date: 'pvm | paivays',
};
