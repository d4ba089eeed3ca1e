/** Albanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const sq: LabelsIn<ReceiptLabel> = {
  total: 'totali | total | shuma | per pagese | vlera totale | shuma totale',
  subtotal: 'nentotali | vlera pa tvsh',
  tax: 'tvsh',
  cash: 'para ne dore | karte | kartele | kesh | paguar',
  change: 'kusuri | kthim | resto',
  other: 'zbritje | sasia | cmimi',
  number:
    'nr fature | kupon nr | kupon tatimor nr | nr kuponit | nr i kuponit | numri i kuponit | fature nr | kuponi nr | nr dok',
  taxId: 'nipt | nuis | numri fiskal',
  phone: 'tel',
  date: 'data | data dhe ora',
};
