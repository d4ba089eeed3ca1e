/** Croatian and Serbian in Latin letters, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const hr: LabelsIn<LabelName> = {
  recipient: 'primatelj | primalac | adresa primatelja | adresa dostave',
  sender: 'posiljatelj | posiljalac | adresa posiljatelja',
  tracking: 'broj posiljke | broj paketa | posiljka | barkod',
  reference: 'referentni broj | referenca | broj narudzbe | narudzba | broj porudzbine',
  weight: 'masa | tezina | tezina kg',
  date: 'datum | datum slanja | datum predaje | datum kreiranja',
  carrier: 'prijevoznik | prevoznik',
  service: 'usluga | vrsta usluge',
  other: 'telefon | otkupnina | pouzece | napomena | sadrzaj | uslugu placa',
};
