/** Croatian and Serbian in Latin letters, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const hr: LabelsIn<LabelName> = {
  recipient: 'primatelj | primalac',
  sender: 'posiljatelj | posiljalac',
  weight: 'masa',
};
