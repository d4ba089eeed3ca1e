/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const it: LabelsIn<IdLabel> = {
  surname: 'cognome',
  given: 'nome | nomi | nome/name | nome / name',
  number: 'n° documento | n. documento | numero documento',
  birth: 'data di nascita',
  issue: 'del | data di rilascio | emissione | emissione/issuing',
  expiry: 'scadenza | scadenza/expiry',
  place: 'luogo di nascita',
  placeAndBirth: 'luogo e data di nascita | nato il',
  nationality: 'cittadinanza',
  address: 'indirizzo | residenza',
  sex: 'sesso',
  other: 'statura | autorita | firma del titolare',
};
