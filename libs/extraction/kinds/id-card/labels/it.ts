/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const it: LabelsIn<IdLabel> = {
  surname: 'cognome | cognome/surname',
  given: 'nome | nomi | nome/name | nome / name',
  number: 'n° documento | n. documento | numero documento | numero | n° carta | numero carta',
  birth: 'data di nascita',
  issue: 'del | data di rilascio | emissione | emissione/issuing | data rilascio | rilasciata il | rilasciato il',
  expiry: 'scadenza | scadenza/expiry | data di scadenza | valida fino al | valido fino al',
  place: 'luogo di nascita',
  placeAndBirth: 'luogo e data di nascita | nato il',
  nationality: 'cittadinanza | nazionalita',
  address: 'indirizzo | residenza | indirizzo di residenza | domicilio',
  sex: 'sesso',
  other: `
    statura | autorita | firma del titolare | cognome e nome dei genitori | genitori | comune di
    codice fiscale | estremi atto di nascita | rilasciato da | paternita | maternita
  `,
};
