/** Estonian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const et: LabelsIn<LabelName> = {
  recipient: 'saaja | saaja aadress',
  sender: 'saatja | saatja aadress',
  tracking: 'saadetise number | saadetise nr | saadetise kood | paki number | jalgimiskood',
  reference: 'tellimus | tellimuse nr | tellimuse number | viide | viitenumber',
  weight: 'kaal | kaal kg',
  date: 'kuupaev | saatmise kuupaev',
  service: 'teenus',
  other: 'telefon | suurus | markused | kogus',
};
