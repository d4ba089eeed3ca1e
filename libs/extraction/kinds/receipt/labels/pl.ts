/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const pl: LabelsIn<ReceiptLabel> = {
  total: 'suma | suma pln | razem | do zaplaty',
  tax: 'podatek | ptu',
  tip: 'napiwek',
  cash: 'gotowka | karta',
  change: 'reszta',
  number: 'paragon nr | nr paragonu | nr wydr | nr wyd | nr wydruku | rachunek nr',
  transaction: 'nr transakcji | nr zamowienia',
  phone: 'telefon',
  date: 'data',
  taxId: 'nip',
};
