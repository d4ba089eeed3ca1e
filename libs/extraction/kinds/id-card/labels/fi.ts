/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const fi: LabelsIn<IdLabel> = {
  surname: 'sukunimi',
  given: 'etunimet | etunimi',
  birth: 'syntymaaika',
  expiry: 'viimeinen voimassaolopaiva | voimassa asti | voimassa',
  place: 'syntymapaikka',
  nationality: 'kansalaisuus',
  sex: 'sukupuoli',
  number: 'passin numero | kortin numero | asiakirjan numero',
  issue: 'antopaiva | myonnetty | myontamispaiva',
  address: 'osoite',
  other: 'henkilotunnus | pituus',
};
