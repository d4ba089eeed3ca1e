/** Labels of identity documents in the languages of Europe and the Americas, folded (lower case, no accents). */
import { labelFinder, type Lexicon, phrases } from '../../layout/labels.js';

export type IdLabel =
  | 'surname'
  | 'given'
  | 'number'
  | 'birth'
  | 'issue'
  | 'expiry'
  | 'place'
  /** A place, then the day: "Luogo e data di nascita". */
  | 'placeAndBirth'
  | 'nationality'
  | 'address'
  | 'sex'
  | 'other';

const LABELS: Lexicon<IdLabel> = {
  surname: phrases(`
    surname | last name | family name | nom | name/surname | name | apellidos | primer apellido | apellido | cognome | naam | nazwisko | familienname | nachname | ln
    apelido | apelidos | sobrenome | efternavn | efternamn | etternavn | sukunimi | prijmeni | priezvisko | csaladi nev | nume | prezime | priimek | surnames
  `),
  given: phrases(`
    given names | given name | first name | first names | prenoms | prenom | vornamen | vorname | nombre | nombres | nome | nomi | voornamen | voornaam | imiona | imie | forenames | fn
    first middle name | nome/name | nome / name | nomes | fornavn | fornamn | etunimet | jmeno | meno | utonev | utonevek | prenume | ime
  `),
  number: phrases(`
    passport no | passport number | document no | document number | document | card no | card number | identity card number | identity card no | licence no | license no | licence number | license number
    dl no | dl | dln | dl number | id no | id number | id card no | no du passeport | passeport n° | passeport no | pass-nr | ausweisnummer | n° | no | numero | idesp | documentnummer | document nr | lic no | lic | lic # | number
    customer identifier | dni num | dni | n° du document | numero du document | no du document | n° documento | n. documento | numero documento | nr dokumentu | numer dowodu | seria i numer | numero de documento
    dokumentennummer | dokumentnummer | permit no | permit number | titre n° | cislo dokladu | cislo pasu | identity no | passport nr
  `),
  birth: phrases(`
    date of birth | birth date | birthdate | dob | ddn | born | date de naissance | date de naiss | nee le | ne le | nee | ne | ne e le | geburtsdatum | geburtstag | fecha de nacimiento | nacimiento
    data di nascita | geboortedatum | data urodzenia | data de nascimento | nascimento | fodelsedatum | fodselsdato | syntymaaika | datum narozeni | datum narodenia | szuletesi ido | data nasterii | datum rodenja
  `),
  issue: phrases(`
    date of issue | issue date | issued | issued on | iss | date of issuance | date de delivrance | delivre le | del | ausstellungsdatum | ausgestellt am | ausstellungstag | fecha de expedicion | expedicion | emision
    data di rilascio | emissione | emissione/issuing | issuing | datum afgifte | datum van afgifte | datum van verstrekking | data wydania | data de emissao | emissao | utfardandedatum | udstedelsesdato | utstedelsesdato
    place date of issue | place and date of issue | datum vydani | date of issuing | kiallitas
  `),
  expiry: phrases(`
    date of expiry | date of expiration | expiry date | expiration date | expires | expires on | exp | valid until | valid to | valid thru | valid through | valido hasta | date d'expiration | date d'expir | valable jusqu'au | fin de validite
    gultig bis | fecha de caducidad | fecha de validez | valido hasta el | validez | scadenza | scadenza/expiry | expiry | geldig tot | geldig tot en met | data waznosci | termin waznosci | data de validade | validade | valido ate
    sista giltighetsdag | giltigt till | gyldig til | utlopsdato | viimeinen voimassaolopaiva | platnost do | doba platnosti | ervenyes | lejarat | valabil pana la | vrijedi do | vence | vencimiento
  `),
  place: phrases(`
    place of birth | lieu de naissance | geburtsort | lugar de nacimiento | luogo di nascita | geboorteplaats | miejsce urodzenia | local de nascimento | naturalidade | fodelseort | fodested | syntymapaikka | misto narozeni
    miesto narodenia | szuletesi hely | locul nasterii | mjesto rodenja
  `),
  placeAndBirth: phrases(`
    place and date of birth | date and place of birth | luogo e data di nascita | date et lieu de naissance | geburtstag und ort | geburtstag und -ort | lugar y fecha de nacimiento | fecha y lugar de nacimiento
    nato il | geboren am
  `),
  nationality: phrases(
    'nationality | nationalite | staatsangehorigkeit | nacionalidad | cittadinanza | nationaliteit | obywatelstwo | nacionalidade | statsborgerskap | nationalitet | medborgarskap | kansalaisuus | statni obcanstvi | allampolgarsag | cetatenie | drzavljanstvo',
  ),
  address: phrases(
    'address | adresse | anschrift | domicile | domicilio | indirizzo | residenza | adres | morada | direccion | add | home address',
  ),
  sex: phrases(
    'sex | sexe | sexo | geschlecht | sesso | geslacht | plec | kon | kjonn | sukupuoli | pohlavi | pohlavie | nem | spol | gender',
  ),
  other: phrases(`
    num soport | num soporte | soporte | personal no | personal number | personal code | no personnel | persoonsnummer | pesel | rodne cislo | personnummer | bsn | nif | height | taille | grosse | estatura | altura | statura
    lengte | wzrost | lange | eyes | eye color | couleur des yeux | augenfarbe | hair | wgt | weight | hgt | ht | class | classe | categories | restrictions | restr | rstr | rest | endorsements | end | donor | organ donor
    type | typ | tipo | code | kod | authority | behorde | autorite | autorita | autoridad | issuing authority | signature | unterschrift | firma | firma del titolare | holder's signature | signature of bearer | remarks | anmerkungen
    type of permit | name at birth | geburtsname | nom de naissance | nom d'usage | alternate name | can | dd | audit | rev | veteran | previous type | religious name
  `),
};

export const findIdLabels = labelFinder(LABELS);
