/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const fi: LabelsIn<LabelName> = {
  recipient: 'vastaanottaja | saaja | vastaanottajan osoite | toimitusosoite',
  sender: 'lahettaja | lahettajan osoite | palautusosoite',
  tracking: 'lahetystunnus | seurantakoodi | seurantatunnus | lahetysnumero | kollitunnus',
  reference: 'referenssi | viite | tilausnumero | tilaus | asiakasviite | lahettajan viite',
  weight: 'paino | paino kg | bruttopaino',
  date: 'paivays | pvm | lahetyspaiva | lahetyspvm | tulostettu',
  carrier: 'kuljetusliike | kuljettaja | rahdinkuljettaja',
  service: 'palvelu | tuote | tuotekoodi',
  other: 'puhelin | puh | kollit | sisalto | huomautus | reitti',
};
