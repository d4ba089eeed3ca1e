/** Estonian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const et: LabelsIn<IdLabel> = {
  surname: 'perekonnanimi | perenimi',
  given: 'eesnimi | eesnimed',
  number: 'dokumendi number | dokumendi nr',
  birth: 'sunniaeg',
  issue: 'valjaandmise kuupaev | valja antud',
  expiry: 'kehtiv kuni',
  place: 'sunnikoht',
  nationality: 'kodakondsus',
  sex: 'sugu',
  other: 'isikukood',
};
