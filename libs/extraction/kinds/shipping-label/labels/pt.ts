/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const pt: LabelsIn<LabelName> = {
  sender: 'remetente',
  recipient: 'destinatario | entregar em',
  service: 'servico',
  reference: 'nf | nota fiscal | pedido',
  weight: 'peso',
  carrier: 'transportadora',
  tracking: 'codigo de rastreio | numero de objeto | rastreio',
};
