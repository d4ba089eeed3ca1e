/** Danish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const da: LabelsIn<LabelName> = {
  recipient: 'modtager | til | leveres til | leveringsadresse',
  sender: 'afsender | fra | returadresse',
  tracking: `
    forsendelse | forsendelsesnr | pakkenr | pakkenummer | sporingsnummer | stregkodenr | kollinummer
  `,
  reference: `
    reference | ordrenr | ordrenummer | kundereference | deres ref | afs. ref | afsenders ref | afsenderref
    modt. ref
  `,
  weight: 'vaegt | vagt | vaegt kg | bruttovaegt',
  date: 'dato | forsendelsesdato | afsendelsesdato | udskrevet',
  carrier: 'transportor | fragtforer',
  service: 'ydelse | produkt | forsendelsestype',
  other: 'telefon | tlf | kolli | antal kolli | indhold | bemaerkning | rute | kontakt',
};
