/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sv: LabelsIn<IdLabel> = {
  surname: 'efternamn',
  given: 'fornamn | tilltalsnamn',
  birth: 'fodelsedatum',
  issue: 'utfardandedatum | utfardad | utfardat den | utgivningsdatum',
  expiry: 'sista giltighetsdag | giltigt till | giltig till | giltigt t o m | giltig t o m | sista giltighetsdatum',
  place: 'fodelseort',
  nationality: 'medborgarskap | nationalitet',
  sex: 'kon',
  other: 'personnummer | lange',
  number: 'kortnummer | kort nr | passnummer | pass nr',
  address: 'adress | hemort',
};
