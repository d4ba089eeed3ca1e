/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const hu: LabelsIn<ReceiptLabel> = {
  number: 'nyugtaszam | nyugta szam | nyugta sorszam | nyugta | bizonylatszam | szamlaszam | szamla sorszam',
  transaction: 'rendeles | rendelesszam',
  taxId: 'adoszam',
  phone: 'telefon',
  date: 'datum | kelt',
};
