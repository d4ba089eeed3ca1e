/** What the labels of an identity document name. `placeAndBirth`: a place, then the day ("Luogo e data di nascita"). */
export const LABEL_NAMES = [
  'surname',
  'given',
  'number',
  'birth',
  'issue',
  'expiry',
  'place',
  'placeAndBirth',
  'nationality',
  'address',
  'sex',
  'other',
] as const;
export type IdLabel = (typeof LABEL_NAMES)[number];
