/** Catalan, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const ca: LabelsIn<LabelName> = {
  recipient: 'destinatari | destinataria | lliurar a',
  sender: 'remitent | expedidor | origen',
  tracking: 'num enviament | numero d enviament | num seguiment | numero de seguiment | codi d enviament | expedicio',
  reference: 'referencia | ref client | num comanda | comanda',
  weight: 'pes | pes total | pes kg',
  date: 'data | data d enviament | data expedicio',
  carrier: 'transportista',
  service: 'servei | tipus de servei',
  other: 'telefon | tel | bultos | paquets | contingut | observacions | reemborsament | ports | franja horaria',
};
