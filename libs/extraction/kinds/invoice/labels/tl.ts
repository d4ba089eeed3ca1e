/** Filipino. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const tl: LabelsIn<InvoiceLabel> = {
  title: 'sales invoice | service invoice | billing statement | resibo',
  invoiceNumber: 'numero ng resibo | blg ng invoice',
  invoiceDate: 'petsa',
  dueDate: 'petsa ng bayad | bayaran bago ang',
  vatId: 'tin | vat reg tin | non-vat reg tin',
  subtotal: 'vatable sales | halaga bago ang vat | vatable sale',
  tax: 'vat amount | add vat | less vat',
  total: 'kabuuan | kabuuang halaga | total sales (vat inclusive | total sales',
  due: 'total amount due | halagang babayaran | kabuuang babayaran',
  otherAmount: `
    vat-exempt sales | zero-rated sales | sc/pwd discount | less withholding tax | bawas | vat exempt sale
  `,
  otherNumber: 'bir permit no | atp no | ocn | bir authority to print | osca',
};
