/** Czech, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const cs: LabelsIn<LabelName> = {
  recipient: 'prijemce | adresat / prijemce',
  sender: 'odesilatel',
  tracking: 'cislo baliku | cislo zasilky | c. baliku | zasilka c',
  reference: 'reference zasilky | variabilni symbol | vs',
  weight: 'hmotnost | vaha',
  date: 'datum odeslani | datum podani',
  service: 'sluzba',
  other: 'poznamka | dobirka',
};
