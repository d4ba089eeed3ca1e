/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const ro: LabelsIn<IdLabel> = {
  surname: 'nume | numele',
  given: 'prenume | prenumele',
  birth: 'data nasterii',
  expiry: 'valabil pana la | data expirarii | valabilitate',
  place: 'locul nasterii',
  nationality: 'cetatenie | nationalitate',
  issue: 'data emiterii | data eliberarii | eliberat la',
  sex: 'sex',
  address: 'domiciliu',
  other: 'cnp | emisa de | autoritatea',
};
