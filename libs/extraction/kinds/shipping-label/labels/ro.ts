/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const ro: LabelsIn<LabelName> = {
  recipient: 'destinatar',
  sender: 'expeditor',
  weight: 'greutate',
  tracking: 'awb | nt | numar awb',
  date: 'colectat | data',
  carrier: 'transportor',
};
