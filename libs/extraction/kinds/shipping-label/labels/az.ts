/** Azerbaijani, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const az: LabelsIn<LabelName> = {
  recipient: 'alici | alan | catdirilma unvani | alicinin adi',
  sender: 'gonderen | gonderenin adi | gonderici',
  tracking: 'izleme no | izleme nomresi | gonderis no | gonderis nomresi | baglama no | barkod',
  reference: 'istinad | istinad no | sifaris no | sifaris nomresi',
  weight: 'ceki | ceki kq | umumi ceki',
  date: 'tarix | qebul tarixi | gonderilme tarixi',
  carrier: 'dasiyici | kuryer',
  service: 'xidmet | xidmet novu | catdirilma novu',
  other: 'telefon | tel | poct indeksi | yerlerin sayi | mezmun | qeyd | odenis | olcu | nagd odenis',
};
