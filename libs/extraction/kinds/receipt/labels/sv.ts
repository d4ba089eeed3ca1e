/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const sv: LabelsIn<ReceiptLabel> = {
  number: 'kvitto nr | kvittonr | kvittonummer | kvitto | nota nr | notanr | nota',
  transaction: 'order nr | ordernr | bestallning',
  taxId: 'org nr | orgnr | organisationsnummer | momsreg nr',
  phone: 'telefon',
  date: 'datum',
};
