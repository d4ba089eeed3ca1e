/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const no: LabelsIn<IdLabel> = {
  surname: 'etternavn',
  issue: 'utstedelsesdato',
  expiry: 'utlopsdato | gyldig til',
  nationality: 'statsborgerskap',
  sex: 'kjonn',
  given: 'fornavn',
  birth: 'fodselsdato',
  number: 'passnr | passnummer | kortnummer',
  place: 'fodested',
  other: 'personnummer | hoyde | utstedt av',
};
