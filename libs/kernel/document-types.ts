/** Written by `npm run generate` from libs/extraction/kinds; not edited by hand. */

export const DOCUMENT_TYPES = [
  'invoice',
  'receipt',
  'contract',
  'id_card',
  'shipping_label',
  'bank_statement',
  'form',
  'unknown',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** As people read them. */
export const DOCUMENT_TITLES: Readonly<Record<DocumentType, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  contract: 'Contract',
  id_card: 'ID Card',
  shipping_label: 'Shipping Label',
  bank_statement: 'Bank Statement',
  form: 'Form',
  unknown: 'Unknown',
};
