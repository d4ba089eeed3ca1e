/** Latvian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const lv: LabelsIn<IdLabel> = {
  surname: 'uzvards',
  given: 'vards | vardi',
  number: 'dokumenta numurs | dokumenta nr',
  birth: 'dzimsanas datums',
  issue: 'izdosanas datums',
  expiry: 'deriga lidz | derigs lidz',
  place: 'dzimsanas vieta',
  nationality: 'pilsoniba',
  sex: 'dzimums',
  other: 'personas kods',
};
