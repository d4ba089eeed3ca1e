/** Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sk: LabelsIn<LabelName> = {
  recipient: 'prijemca',
  sender: 'odosielatel',
};
