/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const hu: LabelsIn<IdLabel> = {
  surname: 'csaladi nev',
  given: 'utonev | utonevek',
  birth: 'szuletesi ido',
  issue: 'kiallitas',
  expiry: 'ervenyes | lejarat',
  place: 'szuletesi hely',
  nationality: 'allampolgarsag',
  sex: 'nem',
};
