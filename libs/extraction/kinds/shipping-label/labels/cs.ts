/** Czech, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const cs: LabelsIn<LabelName> = {
  recipient: `
    prijemce | adresat / prijemce | adresa prijemce | adresa doruceni | dorucovaci adresa | komu | dorucit na
  `,
  sender: 'odesilatel | adresa odesilatele | od',
  tracking: `
    cislo baliku | cislo zasilky | c. baliku | zasilka c | zasilka | balik c | cislo prepravy
    trasovaci cislo | kod zasilky
  `,
  reference: `
    reference zasilky | c. objednavky | variabilni symbol | vs | cislo objednavky | objednavka
    objednavka c | reference | ref. cislo | c objednavky | obj. c | obj c
  `,
  weight: 'hmotnost | vaha | hmotnost kg | hmotnost zasilky',
  date: 'datum odeslani | datum podani | datum | datum tisku | datum expedice | datum svozu',
  carrier: 'dopravce | prepravce',
  service: 'sluzba | typ sluzby | produkt | typ zasilky',
  other: `
    poznamka | dobirka | telefon | pocet baliku | pocet kusu | balik | obsah | zpusob platby | smer | depo
    adresa
  `,
};
