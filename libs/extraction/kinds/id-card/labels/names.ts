/**
 * What the labels of an identity document name. `placeAndBirth`: a place, then the day ("Luogo e data di nascita");
 * `whole`: given names and surname in one; `validity`: the day it begins, then the day it ends.
 */
export const LABEL_NAMES = [
  'surname',
  'given',
  'whole',
  'number',
  'birth',
  'issue',
  'expiry',
  'validity',
  'place',
  'placeAndBirth',
  'nationality',
  'address',
  'sex',
  'other',
] as const;
export type IdLabel = (typeof LABEL_NAMES)[number];
