/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const sv: LabelsIn<LabelName> = {
  recipient: `
    mottagare | till | leveransadress | mottagaradress | levereras till
  `,
  sender: 'avsandare | fran | returadress | avsandaradress',
  tracking: `
    kolli id | kolli nr | kollinummer | kollinr | colli id | sandnings id | sandningsnr | sandningsnummer
    sparningsnummer | sandnings nr | paketnummer | fraktsedelsnr | fraktsedelsnummer
  `,
  reference: `
    referens | kundreferens | godsmarkning | kundref | ordernr | ordernummer | avsandarens ref | avs. ref
    mott. ref | mottagarens ref | er referens | bestallningsnr | avs ref | avsandarreferens | avsandare-referensnummer | mottagare-referensnummer | referensnummer | er ref
    var ref
  `,
  weight: 'vikt | vikt kg | bruttovikt',
  date: `
    datum | avsandningsdatum | utskriftsdatum | avs.datum
  `,
  carrier: 'transportor | fraktforare',
  service: 'tjanst | produkt',
  other: 'telefon | tel | kolli | antal kolli | innehall | rutt | notering | kontakt',
};
