/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const pl: LabelsIn<IdLabel> = {
  surname: 'nazwisko',
  given: 'imiona | imie',
  number: 'nr dokumentu | numer dowodu | seria i numer',
  birth: 'data urodzenia',
  issue: 'data wydania',
  expiry: 'data waznosci | termin waznosci',
  place: 'miejsce urodzenia',
  nationality: 'obywatelstwo',
  sex: 'plec',
  other: 'pesel | wzrost | kod',
};
