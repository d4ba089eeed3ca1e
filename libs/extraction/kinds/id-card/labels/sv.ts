/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sv: LabelsIn<IdLabel> = {
  surname: 'efternamn',
  given: 'fornamn',
  birth: 'fodelsedatum',
  issue: 'utfardandedatum',
  expiry: 'sista giltighetsdag | giltigt till',
  place: 'fodelseort',
  nationality: 'medborgarskap',
  sex: 'kon',
  other: 'personnummer | lange',
};
