/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const no: LabelsIn<ReceiptLabel> = {
  number: 'kvittering nr | kvitt nr | kvittering | salgskvittering nr | bong nr | bongnr | bong | bilag | bilagsnr',
  transaction: 'ordre nr | ordrenr | ordre',
  taxId: 'org nr | orgnr | foretaksregisteret',
  phone: 'telefon | tlf',
  date: 'dato',
};
