/** Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sk: LabelsIn<IdLabel> = {
  surname: 'priezvisko',
  given: 'meno',
  birth: 'datum narodenia',
  expiry: 'doba platnosti',
  place: 'miesto narodenia',
  sex: 'pohlavie',
};
