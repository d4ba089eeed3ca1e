/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const fi: LabelsIn<LabelName> = {
  recipient: 'vastaanottaja',
  sender: 'lahettaja',
  reference: 'referenssi',
  weight: 'paino',
  date: 'paivays',
};
