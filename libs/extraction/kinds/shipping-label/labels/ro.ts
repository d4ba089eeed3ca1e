/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const ro: LabelsIn<LabelName> = {
  recipient: 'destinatar | destinatar colet | catre | adresa de livrare | adresa livrare | livrare la',
  sender: 'expeditor | de la | adresa de retur | expeditor colet',
  tracking: 'awb | nt | numar awb | nr awb | cod awb | nr. colet | numar colet | cod colet',
  reference: 'referinta | ref client | comanda | nr comanda | numar comanda',
  weight: 'greutate | greutate kg | greutate totala',
  date: 'colectat | data | data expedierii | data expeditie | data awb',
  carrier: 'transportor | curier | firma de curierat',
  service: 'serviciu | tip serviciu',
  other: 'telefon | ramburs | observatii | continut | nr colete | colete | plata expeditie',
};
