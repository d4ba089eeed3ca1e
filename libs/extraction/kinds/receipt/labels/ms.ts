/** Malay, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const ms: LabelsIn<ReceiptLabel> = {
  total: 'jumlah | jumlah besar',
  rounding: 'pembundaran',
  cash: 'tunai',
  change: 'baki',
  number: 'no resit | resit no | resit | bil | no bil | bil no | no struk | no nota',
  transaction: 'no pesanan | pesanan | no transaksi | transaksi',
  date: 'tarikh',
};
