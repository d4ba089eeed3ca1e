/** Azerbaijani, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const az: LabelsIn<ReceiptLabel> = {
  total: 'cemi | yekun | yekun mebleg | umumi mebleg | odenilecek',
  subtotal: 'edv siz cemi',
  tax: 'edv | cemi vergi | toplam vergi',
  cash: 'nagd | nagdsiz | kart | bank karti',
  change: 'qaliq | qaytarilan | qaliq mebleg | qaytarilib',
  other: 'endirim | qiymet | miqdar',
  number: 'cek no | satis ceki no | cek nomresi | ceki no | satis ceki n',
  taxId: 'voen',
  phone: 'tel',
  date: 'tarix | tarixi',
};
