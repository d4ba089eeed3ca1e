/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const pl: LabelsIn<IdLabel> = {
  surname: 'nazwisko',
  given: 'imiona | imie | imie imiona',
  number: 'nr dokumentu | numer dowodu | seria i numer | numer dowodu osobistego | nr dowodu | numer',
  birth: 'data urodzenia',
  issue: 'data wydania',
  expiry: 'data waznosci | termin waznosci | wazny do | wazne do | data uplywu waznosci',
  place: 'miejsce urodzenia',
  nationality: 'obywatelstwo',
  sex: 'plec',
  other: 'pesel | wzrost | kod | imiona rodzicow | nazwisko rodowe | organ wydajacy | numer pesel',
  address: 'adres | adres zameldowania',
};
