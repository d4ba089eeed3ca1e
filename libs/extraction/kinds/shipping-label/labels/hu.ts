/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const hu: LabelsIn<LabelName> = {
  recipient: 'cimzett',
  sender: 'felado',
  tracking: 'csomagszam',
  weight: 'tomeg | suly',
};
