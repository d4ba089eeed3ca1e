/** Slovene, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const sl: LabelsIn<IdLabel> = {
  surname: 'priimek',
  given: 'ime',
  birth: 'datum rojstva',
  number: 'st dokumenta | stevilka dokumenta',
  issue: 'datum izdaje',
  expiry: 'velja do | datum veljavnosti',
  place: 'kraj rojstva',
  nationality: 'drzavljanstvo',
  address: 'naslov | stalno prebivalisce',
};
