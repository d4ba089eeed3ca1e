/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const no: LabelsIn<LabelName> = {
  recipient: 'mottaker | til | leveres til | leveringsadresse',
  sender: 'avsender | fra | returadresse',
  tracking: `
    sendingsnummer | kollinummer | kolli id | kollinr | sendingsnr | sporingsnummer | pakkenummer
    sendings id
  `,
  reference: `
    referanse | ordrenr | ordrenummer | avsenders ref | mottakers ref | kundereferanse | deres ref
  `,
  weight: 'vekt | vekt kg | bruttovekt',
  date: 'avsendt | dato | sendt | utskriftsdato',
  carrier: 'transportor',
  service: 'produkt | tjeneste',
  other: 'telefon | tlf | kolli | antall kolli | innhold | rute | merknad | kontakt',
};
