/** Slovak, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sk: LabelsIn<LabelName> = {
  recipient: 'prijemca | adresa prijemcu | adresa dorucenia | dorucovacia adresa | komu',
  sender: 'odosielatel | adresa odosielatela | od',
  tracking: 'cislo zasielky | cislo balika | zasielka c | sledovacie cislo',
  reference: `
    cislo objednavky | objednavka | referencia | variabilny symbol | c. objednavky | obj. c
  `,
  weight: 'hmotnost | vaha | hmotnost kg',
  date: 'datum | datum odoslania | datum podania',
  carrier: 'dopravca | prepravca',
  service: 'sluzba | typ sluzby',
  other: 'telefon | pocet balikov | pocet kusov | dobierka | poznamka | obsah | sposob platby',
};
