/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const ro: LabelsIn<ReceiptLabel> = {
  number: 'bon fiscal nr | bon fiscal | nr bon | bon nr | nr bf | bf | factura nr',
  transaction: 'comanda | nr comanda',
  taxId: 'cif | cui | cod fiscal',
  phone: 'telefon',
  date: 'data',
};
