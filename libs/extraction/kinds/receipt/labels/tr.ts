/** Turkish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const tr: LabelsIn<ReceiptLabel> = {
  number: 'fis no | fis nr | belge no | fatura no',
  transaction: 'siparis no | siparis | islem no',
  taxId: 'vergi no | vkn | v d',
  phone: 'telefon',
  date: 'tarih',
};
