/** Greek, in Latin letters, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const el: LabelsIn<LabelName> = {
  recipient: 'paraliptis',
};
