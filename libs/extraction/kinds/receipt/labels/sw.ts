/** Swahili. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const sw: LabelsIn<ReceiptLabel> = {
  total: 'jumla | jumla kuu | jumla yote',
  tax: 'vat',
  cash: 'taslimu | pesa taslimu | kadi | fedha taslimu',
  change: 'chenji | baki',
  other: 'punguzo | idadi',
  number: 'namba ya risiti | risiti namba | risiti na | nambari ya risiti',
  taxId: 'tin | vrn',
  phone: 'simu',
  date: 'tarehe',
};
