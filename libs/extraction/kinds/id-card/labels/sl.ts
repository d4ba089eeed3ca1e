/** Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sl: LabelsIn<IdLabel> = {
  surname: 'priimek',
};
