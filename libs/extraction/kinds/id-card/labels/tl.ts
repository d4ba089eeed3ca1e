/** Filipino, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const tl: LabelsIn<IdLabel> = {
  surname: 'apelyido',
  given: 'mga pangalan | pangalan',
  birth: 'petsa ng kapanganakan',
  issue: 'petsa ng pagkakaloob | petsa ng paglabas',
  place: 'lugar ng kapanganakan',
  sex: 'kasarian',
  address: 'tirahan',
  nationality: 'nasyonalidad | pagkamamamayan',
  other: 'gitnang apelyido | gitnang pangalan',
};
