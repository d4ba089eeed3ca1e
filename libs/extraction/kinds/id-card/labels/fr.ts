/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const fr: LabelsIn<IdLabel> = {
  surname: 'nom',
  given: 'prenoms | prenom',
  number: `
    no du passeport | passeport n° | passeport no | n° | n° du document | numero du document | no du document
    titre n°
  `,
  birth: 'ddn | date de naissance | date de naiss | nee le | ne le | nee | ne | ne e le',
  issue: 'date de delivrance | delivre le',
  expiry: "date d'expiration | date d'expir | valable jusqu'au | fin de validite",
  place: 'lieu de naissance',
  placeAndBirth: 'date et lieu de naissance',
  nationality: 'nationalite',
  address: 'adresse | domicile',
  sex: 'sexe',
  other: "no personnel | taille | couleur des yeux | classe | categories | autorite | nom de naissance | nom d'usage",
};
