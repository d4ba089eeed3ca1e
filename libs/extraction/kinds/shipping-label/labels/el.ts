/** Greek, in its own and in Latin letters, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const el: LabelsIn<LabelName> = {
  recipient: 'paraliptis | παραληπτης | προς',
  sender: 'apostoleas | αποστολεας | απο',
  tracking: 'αριθμος αποστολης | αρ. αποστολης | συνοδευτικο | voucher',
  weight: 'βαρος',
  date: 'ημερομηνια',
  other: 'τηλεφωνο | αντικαταβολη | παρατηρησεις',
};
