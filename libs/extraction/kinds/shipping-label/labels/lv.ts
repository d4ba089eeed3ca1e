/** Latvian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const lv: LabelsIn<LabelName> = {
  recipient: 'sanemejs | sanemeja adrese',
  sender: 'sutitajs | nosutitajs',
  tracking: 'sutijuma numurs | sutijuma nr | pakas numurs',
  reference: 'pasutijums | pasutijuma nr | pasutijuma numurs | atsauce',
  weight: 'svars | svars kg',
  date: 'datums',
  service: 'pakalpojums',
  other: 'talrunis | izmers | piezimes | skaits',
};
