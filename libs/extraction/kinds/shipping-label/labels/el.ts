/** Greek, in its own and in Latin letters, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const el: LabelsIn<LabelName> = {
  recipient: 'paraliptis | παραληπτης | προς | στοιχεια παραληπτη',
  sender: 'apostoleas | αποστολεας | απο | στοιχεια αποστολεα',
  tracking: `
    αριθμος αποστολης | αρ. αποστολης | συνοδευτικο | voucher | αρ. voucher | κωδικος αποστολης | αριθμος αντικειμενου
    αρ. φορτωτικης
  `,
  reference: 'παραγγελια | αρ. παραγγελιας | κωδικος παραγγελιας | σχετικο',
  weight: 'βαρος | συνολικο βαρος',
  date: 'ημερομηνια | ημ/νια | ημ. αποστολης | ημερομηνια αποστολης',
  service: 'υπηρεσια | ειδος υπηρεσιας',
  other: `
    τηλεφωνο | τηλ | κιν | αντικαταβολη | παρατηρησεις | τεμαχια | τεμ | χρεωση | περιεχομενο | σχολια | υπογραφη
    καταστημα | ογκομετρικο
  `,
};
