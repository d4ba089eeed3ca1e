/** Croatian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const hr: LabelsIn<IdLabel> = {
  surname: 'prezime',
  given: 'ime',
  birth: 'datum rodenja',
  expiry: 'vrijedi do | datum isteka | vazi do',
  place: 'mjesto rodenja',
  nationality: 'drzavljanstvo',
  sex: 'spol',
  number: 'broj osobne iskaznice | broj isprave | broj putovnice | broj dokumenta',
  issue: 'datum izdavanja',
  address: 'prebivaliste',
  other: 'oib | izdao | ime oca | ime roditelja',
};
