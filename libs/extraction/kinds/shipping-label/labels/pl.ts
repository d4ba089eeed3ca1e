/** Polish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const pl: LabelsIn<LabelName> = {
  recipient: 'odbiorca | adresat',
  sender: 'nadawca',
  tracking: 'nr paczki | numer paczki | nr przesylki | numer przesylki | nr listu przewozowego | list przewozowy',
  reference: 'referencja | nr ref | nr referencyjny | zamowienie | nr zamowienia',
  weight: 'waga',
  date: 'data nadania | data wydruku',
  carrier: 'przewoznik',
  service: 'usluga',
  other: 'uwagi | pobranie',
};
