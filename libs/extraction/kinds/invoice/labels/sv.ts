/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const sv: LabelsIn<InvoiceLabel> = {
  invoiceNumber: 'fakturanummer | faktura nummer | fakturanr',
  invoiceDate: 'fakturadatum',
  dueDate: 'forfallodatum | forfallodag',
  vatId: 'moms reg nr | momsregnr',
  subtotal: 'delsumma | summa exkl moms',
  tax: 'moms',
  total: 'summa | att betala | summa inkl moms',
};
