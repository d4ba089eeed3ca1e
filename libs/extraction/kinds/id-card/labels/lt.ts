/** Lithuanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const lt: LabelsIn<IdLabel> = {
  surname: 'pavarde',
  given: 'vardas | vardai | vardas vardai',
  number: 'dokumento nr | dokumento numeris',
  birth: 'gimimo data',
  issue: 'isdavimo data',
  expiry: 'galioja iki',
  place: 'gimimo vieta',
  nationality: 'pilietybe',
  sex: 'lytis',
  other: 'asmens kodas',
};
