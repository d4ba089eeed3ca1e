/** Czech, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const cs: LabelsIn<IdLabel> = {
  surname: 'prijmeni',
  given: 'jmeno',
  number: 'cislo dokladu | cislo pasu',
  birth: 'datum narozeni',
  issue: 'datum vydani',
  expiry: 'platnost do',
  place: 'misto narozeni',
  nationality: 'statni obcanstvi',
  sex: 'pohlavi',
  other: 'rodne cislo',
};
