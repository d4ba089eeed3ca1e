/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const pt: LabelsIn<IdLabel> = {
  surname: 'apelido | apelidos | sobrenome',
  given: 'nomes',
  birth: 'data de nascimento | nascimento',
  issue: 'data de emissao | emissao',
  expiry: 'data de validade | validade | valido ate',
  place: 'local de nascimento | naturalidade',
  nationality: 'nacionalidade',
  address: 'morada',
  other: 'altura',
};
