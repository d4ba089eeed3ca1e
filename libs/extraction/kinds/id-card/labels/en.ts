/** English, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const en: LabelsIn<IdLabel> = {
  surname: 'surname | last name | family name | name/surname | name | ln | surnames | family names | last names',
  given: `
    given names | given name | first name | first names | forenames | fn | first middle name | forename
    other names | given name s | first name s | initials
  `,
  number: `
    passport no | passport number | document no | document number | document | card no | card number
    identity card number | identity card no | licence no | license no | licence number | license number | dl no
    dl | dln | dl number | id no | id number | id card no | no | lic no | lic | lic # | number
    customer identifier | permit no | permit number | identity no | passport nr | serial number | serial no
    document nr | driver license no | driver licence no | license # | dl # | id # | id | identification number
    identification no | identity number | customer no | document id | uscis # | uscis no
  `,
  birth: 'date of birth | birth date | birthdate | dob | born | birth',
  issue: `
    date of issue | issue date | issued | issued on | iss | date of issuance | issuing | place date of issue
    place and date of issue | date of issuing | doi | date issued | issue | date of first issue | issued date
    place and date issued | on/le | le/on
  `,
  expiry: `
    date of expiry | date of expiration | expiry date | expiration date | expires | expires on | exp
    valid until | valid to | valid thru | valid through | expiry | card expiry | card expires | valid till
    licence expires | license expires | licence expiry | license expiry | exp date
  `,
  place: 'place of birth',
  placeAndBirth: 'place and date of birth | date and place of birth',
  nationality: 'nationality',
  address: `
    address | add | home address | residence | residential address | permanent address | place of residence
    present address
  `,
  sex: 'sex | gender',
  other: `
    personal no | personal number | personal code | height | eyes | eye color | hair | wgt | weight | hgt | ht
    class | restrictions | restr | rstr | rest | endorsements | end | donor | organ donor | type | code
    authority | issuing authority | signature | holder's signature | signature of bearer | remarks
    type of permit | name at birth | alternate name | can | dd | audit | rev | veteran | previous type
    religious name | father's name | fathers name | father name | mother's name | mothers name | mother name
    name of father | name of mother | parents | parent's name | parents names | parents' given names
    parents given names | tutor's name | spouse | spouse's name | name of spouse | husband's name
    guardian's name | s/d/w of | son/daughter/wife of | s/w/d of | middle name | maiden name
    mother's maiden name | issued in | issued by | issued at | issuing office | place of issue
    number of entries | type of visa | duration of stay | number of passport | residence permit | residence card
    permanent resident | national register no | first issue | district of birth | country of birth | category
    resident since | discriminator
  `,
  whole: 'full name | full names | names | name in full | name of holder | holder name',
  validity: 'valid from until | valid from to | valid | validity | period of validity | validity period',
};
