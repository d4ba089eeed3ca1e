/** Labels of identity documents in the languages of Europe and the Americas, folded (lower case, no accents). */
import { labelFinder, type Lexicon, phrases } from '../../layout/labels.js';

export type IdLabel =
  'surname' | 'given' | 'number' | 'birth' | 'issue' | 'expiry' | 'place' | 'nationality' | 'address' | 'sex';

const LABELS: Lexicon<IdLabel> = {
  surname: phrases(
    'surname | last name | family name | nom | name/surname | name | apellidos | primer apellido | cognome | naam | nazwisko | familienname | nachname | ln',
  ),
  given: phrases(
    'given names | given name | first name | first names | prenoms | prenom | vornamen | vorname | nombre | nombres | nome | voornamen | imiona | forenames | fn',
  ),
  number: phrases(
    'passport no | passport number | document no | document number | card no | licence no | license no | dl no | dl | id no | no du passeport | passeport n° | pass-nr | ausweisnummer | n° | no | numero | idesp | documentnummer | lic no | number | customer identifier | dni num | dni | num soport',
  ),
  birth: phrases(
    'date of birth | birth date | dob | born | date de naissance | nee le | ne le | nee | ne | geburtsdatum | geburtstag | fecha de nacimiento | data di nascita | geboortedatum | data urodzenia',
  ),
  issue: phrases(
    'date of issue | issue date | issued | issued on | iss | date de delivrance | delivre le | ausstellungsdatum | fecha de expedicion | data di rilascio | datum afgifte | data wydania',
  ),
  expiry: phrases(
    "date of expiry | date of expiration | expiry date | expiration date | expires | exp | valid until | valido hasta | date d'expiration | gultig bis | fecha de caducidad | validez | scadenza | geldig tot | data waznosci",
  ),
  place: phrases(
    'place of birth | lieu de naissance | geburtsort | lugar de nacimiento | luogo di nascita | geboorteplaats | miejsce urodzenia',
  ),
  nationality: phrases(
    'nationality | nationalite | staatsangehorigkeit | nacionalidad | cittadinanza | nationaliteit | obywatelstwo',
  ),
  address: phrases('address | adresse | anschrift | domicile | domicilio | indirizzo'),
  sex: phrases('sex | sexe | sexo | geschlecht | sesso | geslacht | plec'),
};

export const findIdLabels = labelFinder(LABELS);
