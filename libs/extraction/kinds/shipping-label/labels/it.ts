/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const it: LabelsIn<LabelName> = {
  recipient: 'destinatario / consegna | consegnare a',
  sender: 'mittente',
  tracking: 'spedizione | numero di spedizione | lettera di vettura',
  reference: 'riferimento | rif | ordine',
  weight: 'peso lordo',
  date: 'data | data di spedizione | data spedizione',
  carrier: 'vettore',
  service: 'servizio',
};
