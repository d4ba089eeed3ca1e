/** Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sl: LabelsIn<LabelName> = {
  recipient: 'prejemnik',
};
