/** What the labels of a shipping label name. */
export const LABEL_NAMES = [
  'recipient',
  'sender',
  'point',
  'tracking',
  'reference',
  'weight',
  'date',
  'carrier',
  'service',
  'other',
] as const;
export type LabelName = (typeof LABEL_NAMES)[number];
