/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const it: LabelsIn<ReceiptLabel> = {
  total: 'totale | totale complessivo | totale euro | importo | da pagare | importo pagato',
  subtotal: 'subtotale | imponibile',
  tip: 'mancia',
  cash: 'contanti | contante',
  change: 'resto',
  other: 'sconto',
  number: 'scontrino n | documento n | documento n° | doc n | n doc | ricevuta n',
  transaction: 'ordine n | ordine',
  taxId: 'p iva | partita iva',
  date: 'data',
};
