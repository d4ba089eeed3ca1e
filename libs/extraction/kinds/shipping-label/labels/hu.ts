/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const hu: LabelsIn<LabelName> = {
  recipient: 'cimzett | cimzett neve | szallitasi cim | atvevo | kezbesitesi cim',
  sender: 'felado | felado neve | felado cime',
  tracking: `
    csomagszam | nyomkovetesi szam | kuldemenyazonosito | fuvarlevelszam | kuldemeny azonosito | azonosito
  `,
  reference:
    'hivatkozas | hivatkozasi szam | rendelesszam | rendeles | referencia | ugyfel hivatkozas | ugyfel hiv | hiv | ugyfelhivatkozas | megrendelesszam | rendelesi szam',
  weight: 'tomeg | suly | suly kg | tomeg kg',
  date: 'feladas datuma | datum | kelt | feladas napja',
  carrier: 'szallito | futarszolgalat | fuvarozo',
  service: 'szolgaltatas | termek',
  other: 'telefon | telefonszam | utanvet | megjegyzes | tartalom | csomag | darab',
};
