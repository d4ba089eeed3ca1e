/** Dutch, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const nl: LabelsIn<IdLabel> = {
  surname: 'naam',
  given: 'voornamen | voornaam',
  number: 'documentnummer | document nr',
  birth: 'geboortedatum',
  issue: 'datum afgifte | datum van afgifte | datum van verstrekking',
  expiry: 'geldig tot | geldig tot en met',
  place: 'geboorteplaats',
  nationality: 'nationaliteit',
  address: 'adres',
  sex: 'geslacht',
  other: 'persoonsnummer | bsn | lengte',
};
