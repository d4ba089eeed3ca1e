/** Croatian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const hr: LabelsIn<IdLabel> = {
  surname: 'prezime',
  given: 'ime',
  birth: 'datum rodenja',
  expiry: 'vrijedi do',
  place: 'mjesto rodenja',
  nationality: 'drzavljanstvo',
  sex: 'spol',
};
