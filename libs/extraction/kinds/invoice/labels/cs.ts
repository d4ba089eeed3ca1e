/** Czech and Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const cs: LabelsIn<InvoiceLabel> = {
  title: 'danovy doklad | dobropis',
  invoiceNumber: `
    faktura c | cislo faktury | faktura cislo | danovy doklad c | cislo dokladu | faktura - danovy doklad c | doklad c
    faktura - danovy doklad cislo | danovy doklad cislo | doklad cislo
  `,
  invoiceDate: 'datum vystaveni | datum vystavenia | vystaveno | vystavene',
  dueDate: 'datum splatnosti | splatnost | den splatnosti',
  purchaseOrder: `
    objednavka c | cislo objednavky | objednavka | objednavky c | objednavky cislo
    | vase objednavka | objednavka cislo | c. objednavky | vase objednavka c | na zaklade objednavky
    | dle objednavky
  `,
  vatId: 'dic | ic dph',
  paymentTerms: 'platebni podminky | platobne podmienky',
  currency: 'mena',
  subtotal:
    'celkem bez dph | spolu bez dph | celkova cena bez dph | zaklad dane | zaklad dane celkem | soucet bez dph | mezisoucet | medzisucet',
  tax: 'dph | dph celkem | celkem dph | castka dph | vyse dph',
  total:
    'celkem | celkova cena | celkem s dph | cena celkem | spolu | spolu s dph | celkova castka | celkova cena s dph | celkem vcetne dph',
  due: 'celkem k uhrade | k uhrade | zbyva uhradit | castka k uhrade | suma k uhrade | spolu k uhrade',
  prepaid: 'odpocet zalohy | zaloha | uhrazena zaloha | uhrazeno | zaplaceno | uhradene',
  otherAmount: 'sleva | zlava | zaokrouhleni | zaokruhlenie | doprava | jednotkova cena',
  otherNumber: 'ic | ico | variabilni symbol | variabilny symbol | konstantni symbol | konstantny symbol | cislo uctu',
  otherDate: `
    datum uskutecneni plneni | datum uskutecneni zdanitelneho plneni | duzp | datum zdanitelneho plneni | datum dodania
  `,
};
