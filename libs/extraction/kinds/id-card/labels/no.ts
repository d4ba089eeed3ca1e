/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const no: LabelsIn<IdLabel> = {
  surname: 'etternavn',
  issue: 'utstedelsesdato',
  expiry: 'utlopsdato',
  nationality: 'statsborgerskap',
  sex: 'kjonn',
};
