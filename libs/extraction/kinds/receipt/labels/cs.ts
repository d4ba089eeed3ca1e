/** Czech and Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const cs: LabelsIn<ReceiptLabel> = {
  number:
    'uctenka c | uctenka | cislo uctenky | c uctenky | doklad c | cislo dokladu | c dokladu | danovy doklad c | paragon c | blocek c',
  transaction: 'objednavka c | objednavka',
  taxId: 'dic | ico | ic dph',
  phone: 'telefon',
  date: 'datum',
};
