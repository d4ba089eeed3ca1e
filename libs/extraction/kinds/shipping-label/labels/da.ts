/** Danish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const da: LabelsIn<LabelName> = {
  recipient: 'modtager | til',
  sender: 'afsender',
  tracking: 'forsendelse | forsendelsesnr | pakkenr | pakkenummer',
  weight: 'vaegt | vagt',
  date: 'dato | forsendelsesdato',
};
