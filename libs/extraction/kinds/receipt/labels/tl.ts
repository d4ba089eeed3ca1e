/** Filipino. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const tl: LabelsIn<ReceiptLabel> = {
  total: 'kabuuan | total amount due | kabuuang halaga | halagang babayaran | amount due',
  subtotal: 'vatable sales | vatable | vatable sale',
  tax: 'vat amount | 12% vat | vat 12%',
  cash: 'cash tendered | bayad',
  change: 'sukli',
  other: 'vat-exempt sales | zero-rated sales | vat exempt | zero rated | sc/pwd discount | bawas',
  number: 'or no | o.r. no | official receipt no | si no | si# | or# | s.i. no',
  taxId: 'tin | vat reg tin | non-vat reg tin',
  date: 'petsa',
};
