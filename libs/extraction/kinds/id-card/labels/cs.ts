/** Czech, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const cs: LabelsIn<IdLabel> = {
  surname: 'prijmeni',
  given: 'jmeno | jmena',
  number: 'cislo dokladu | cislo pasu | cislo prukazu',
  birth: 'datum narozeni',
  issue: 'datum vydani',
  expiry: 'platnost do | plati do | datum skonceni platnosti',
  place: 'misto narozeni',
  nationality: 'statni obcanstvi',
  sex: 'pohlavi',
  other: 'rodne cislo | vydal',
  address: 'trvaly pobyt | adresa',
};
