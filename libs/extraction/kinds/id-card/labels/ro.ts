/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const ro: LabelsIn<IdLabel> = {
  surname: 'nume',
  given: 'prenume',
  birth: 'data nasterii',
  expiry: 'valabil pana la',
  place: 'locul nasterii',
  nationality: 'cetatenie',
};
