/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sv: LabelsIn<LabelName> = {
  recipient: 'mottagare | till',
  sender: 'avsandare | fran',
  tracking: 'kolli id | kolli nr | kollinummer | kollinr | colli id | sandnings id | sandningsnr | sandningsnummer',
  reference: 'referens | kundreferens | godsmarkning | kundref',
  weight: 'vikt',
  service: 'tjanst',
};
