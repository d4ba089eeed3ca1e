/** German, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const de: LabelsIn<IdLabel> = {
  surname: 'familienname | nachname | name',
  given: 'vornamen | vorname | vorname n',
  number: `
    pass-nr | ausweisnummer | dokumentennummer | dokumentnummer | nummer | dokumentennr | ausweis-nr | ausweisnr
    fuhrerscheinnummer
  `,
  birth: 'geburtsdatum | geburtstag',
  issue: 'ausstellungsdatum | ausgestellt am | ausstellungstag | ausgestellt | datum der ausstellung',
  expiry: 'gultig bis | ablaufdatum | gultigkeit bis',
  place: 'geburtsort',
  placeAndBirth: 'geburtstag und ort | geburtstag und -ort | geboren am',
  nationality: 'staatsangehorigkeit | nationalitat | staatsang',
  address: 'anschrift | adresse | wohnort | wohnanschrift',
  sex: 'geschlecht',
  other: `
    grosse | augenfarbe | typ | behorde | unterschrift | anmerkungen | geburtsname | augen | korpergrosse
    ausstellende behorde | heimatort | name der eltern
  `,
  validity: 'gultig von bis | gultigkeit',
};
