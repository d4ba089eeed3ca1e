/** Danish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const da: LabelsIn<IdLabel> = {
  surname: 'efternavn',
  given: 'fornavn',
  birth: 'fodselsdato',
  issue: 'udstedelsesdato | udstedt',
  expiry: 'gyldig til | gyldigt til | udlobsdato',
  place: 'fodested',
  nationality: 'nationalitet',
  number: 'pasnummer | pasnr | kortnummer',
  sex: 'kon',
  address: 'adresse | bopael',
};
