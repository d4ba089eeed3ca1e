/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const fi: LabelsIn<IdLabel> = {
  surname: 'sukunimi',
  given: 'etunimet',
  birth: 'syntymaaika',
  expiry: 'viimeinen voimassaolopaiva',
  place: 'syntymapaikka',
  nationality: 'kansalaisuus',
  sex: 'sukupuoli',
};
