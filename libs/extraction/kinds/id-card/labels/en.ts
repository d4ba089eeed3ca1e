/** English, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const en: LabelsIn<IdLabel> = {
  surname: 'surname | last name | family name | name/surname | name | ln | surnames',
  given: 'given names | given name | first name | first names | forenames | fn | first middle name',
  number: `
    passport no | passport number | document no | document number | document | card no | card number
    identity card number | identity card no | licence no | license no | licence number | license number | dl no
    dl | dln | dl number | id no | id number | id card no | no | lic no | lic | lic # | number
    customer identifier | permit no | permit number | identity no | passport nr
  `,
  birth: 'date of birth | birth date | birthdate | dob | born',
  issue: `
    date of issue | issue date | issued | issued on | iss | date of issuance | issuing | place date of issue
    place and date of issue | date of issuing
  `,
  expiry: `
    date of expiry | date of expiration | expiry date | expiration date | expires | expires on | exp
    valid until | valid to | valid thru | valid through | expiry
  `,
  place: 'place of birth',
  placeAndBirth: 'place and date of birth | date and place of birth',
  nationality: 'nationality',
  address: 'address | add | home address',
  sex: 'sex | gender',
  other: `
    personal no | personal number | personal code | height | eyes | eye color | hair | wgt | weight | hgt | ht
    class | restrictions | restr | rstr | rest | endorsements | end | donor | organ donor | type | code
    authority | issuing authority | signature | holder's signature | signature of bearer | remarks
    type of permit | name at birth | alternate name | can | dd | audit | rev | veteran | previous type
    religious name
  `,
};
