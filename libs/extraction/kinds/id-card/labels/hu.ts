/** Hungarian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const hu: LabelsIn<IdLabel> = {
  surname: 'csaladi nev | vezeteknev | csaladi es utonev',
  given: 'utonev | utonevek',
  birth: 'szuletesi ido | szuletesi datum | szuletesi ideje',
  issue: 'kiallitas | kiallitas datuma | kiadas datuma',
  expiry: 'ervenyes | lejarat | ervenyessegi ido | ervenyessegi ideje | lejarat datuma',
  place: 'szuletesi hely',
  nationality: 'allampolgarsag',
  sex: 'nem',
  number: 'okmanyazonosito | okmanyszam | utlevelszam',
  address: 'lakcim | lakohely',
  other: 'anyja neve | szuletesi nev | kiallito hatosag',
};
