/** Turkish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const tr: LabelsIn<LabelName> = {
  recipient: 'alici',
  sender: 'gonderen',
  tracking: 'takip no | t.no | gonderi no | kargo takip no',
  weight: 'agirlik',
};
