/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const no: LabelsIn<LabelName> = {
  recipient: 'mottaker',
  sender: 'avsender | fra',
  tracking: 'sendingsnummer',
  reference: 'referanse',
  weight: 'vekt',
  date: 'avsendt',
};
