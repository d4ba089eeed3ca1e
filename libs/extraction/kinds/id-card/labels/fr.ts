/** French, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const fr: LabelsIn<IdLabel> = {
  surname: 'nom | nom de famille',
  given: 'prenoms | prenom | prenom s | prenom usuel',
  number: `
    no du passeport | passeport n° | passeport no | n° | n° du document | numero du document | no du document
    titre n° | carte n° | permis n° | n° de permis | n° de document | n° de carte | numero de permis
    n° de la carte
  `,
  birth: 'ddn | naissance | date de naissance | date de naiss | nee le | ne le | nee | ne | ne e le | date naissance',
  issue: `
    date de delivrance | delivre le | date d'emission | delivree le | delivre e le | date de la delivrance
    emis le
  `,
  expiry: `
    date d'expiration | date d'expir | valable jusqu'au | fin de validite | expire le | valable jusqu au
    date d'echeance | date d'exp | valide jusqu'au | date de fin de validite
  `,
  place: 'lieu de naissance',
  placeAndBirth: 'date et lieu de naissance',
  nationality: 'nationalite',
  address: 'adresse | domicile | adresse domicile | lieu de residence',
  sex: 'sexe',
  other: `
    no personnel | taille | couleur des yeux | classe | categories | autorite | nom de naissance | nom d'usage
    nom du pere | nom de la mere | fils de | fille de | epouse | epoux | nom d'epouse | delivre par | delivre a
    date de naissance du conjoint | cat | reference
  `,
  validity: 'validite | valable du au',
};
