/** Icelandic. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const is: LabelsIn<LabelName> = {
  recipient: 'viðtakandi | móttakandi | afhendist til',
  sender: 'sendandi',
  tracking: 'sendingarnúmer | sendingar nr | sendingarnr | rakningarnúmer | fylgibréf | fylgibréfsnúmer',
  reference: 'tilvísun | pöntun | pöntunarnúmer | tilvísunarnúmer',
  weight: 'þyngd | heildarþyngd',
  date: 'dagsetning | sendingardagur | skráð',
  carrier: 'flutningsaðili',
  service: 'þjónusta | þjónustuleið | sendingarmáti',
  point: 'afhendingarstaður | póstbox',
  other: 'sími | gsm | netfang | fjöldi | innihald | athugasemd | athugasemdir | póstkrafa | undirskrift | stykki',
};
