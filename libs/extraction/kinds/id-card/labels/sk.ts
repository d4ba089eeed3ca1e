/** Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sk: LabelsIn<IdLabel> = {
  surname: 'priezvisko',
  given: 'meno',
  birth: 'datum narodenia',
  expiry: 'doba platnosti | platny do | platnost do | datum skoncenia platnosti',
  place: 'miesto narodenia',
  sex: 'pohlavie',
  number: 'cislo dokladu | cislo pasu | cislo preukazu',
  issue: 'datum vydania',
  nationality: 'statne obcianstvo | obcianstvo',
  address: 'adresa | trvaly pobyt',
  other: 'rodne cislo | vydal',
};
