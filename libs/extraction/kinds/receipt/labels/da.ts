/** Danish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const da: LabelsIn<ReceiptLabel> = {
  number: 'bon nr | bonnr | bon | kvittering nr | kvittering | bilag nr | faktura nr',
  transaction: 'ordre nr | ordrenr | transaktion nr',
  taxId: 'cvr | cvr nr | se nr',
  phone: 'telefon | tlf',
  date: 'dato',
};
