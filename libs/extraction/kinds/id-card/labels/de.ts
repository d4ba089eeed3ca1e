/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const de: LabelsIn<IdLabel> = {
  surname: 'familienname | nachname',
  given: 'vornamen | vorname',
  number: 'pass-nr | ausweisnummer | dokumentennummer | dokumentnummer',
  birth: 'geburtsdatum | geburtstag',
  issue: 'ausstellungsdatum | ausgestellt am | ausstellungstag',
  expiry: 'gultig bis',
  place: 'geburtsort',
  placeAndBirth: 'geburtstag und ort | geburtstag und -ort | geboren am',
  nationality: 'staatsangehorigkeit',
  address: 'anschrift',
  sex: 'geschlecht',
  other: 'grosse | augenfarbe | typ | behorde | unterschrift | anmerkungen | geburtsname',
};
