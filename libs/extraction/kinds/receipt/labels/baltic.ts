/** Estonian, Latvian and Lithuanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const baltic: LabelsIn<ReceiptLabel> = {
  number:
    'tsekk nr | tseki nr | kviitung nr | kviitungi nr | ceks nr | ceka nr | ceka numurs | kvitas nr | kvito nr | kvito numeris',
  taxId: 'kmkr | kmkr nr | pvn reg nr | pvn nr | pvm kodas | pvm moketojo kodas',
  phone: 'telefon | talrunis | telefonas',
  date: 'kuupaev | datums',
};
