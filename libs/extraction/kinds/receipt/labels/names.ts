/** What the labels of a receipt name. */
export const LABEL_NAMES = [
  'total',
  'rounded',
  'rounding',
  'subtotal',
  'tax',
  'tip',
  'cash',
  'change',
  'other',
  'number',
  /** Of the order or the transaction: the receipt's number only where none is named so. */
  'transaction',
  'taxId',
  'phone',
  'date',
] as const;
export type ReceiptLabel = (typeof LABEL_NAMES)[number];
