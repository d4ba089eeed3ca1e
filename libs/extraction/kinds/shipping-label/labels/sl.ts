/** Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sl: LabelsIn<LabelName> = {
  recipient: 'prejemnik | naslov prejemnika | naslov dostave',
  sender: 'posiljatelj | naslov posiljatelja',
  tracking: 'stevilka posiljke | st posiljke | sledilna stevilka | stevilka paketa',
  reference: 'referenca | stevilka narocila | narocilo',
  weight: 'teza | masa',
  date: 'datum | datum oddaje',
  carrier: 'prevoznik',
  service: 'storitev',
  other: 'telefon | odkupnina | opomba | vsebina',
};
