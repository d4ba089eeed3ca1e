/**
 * What the labels of an invoice name. `other` labels claim what would else be mistaken: a delivery date is not the date
 * of the invoice.
 */
export const LABEL_NAMES = [
  'title',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'purchaseOrder',
  'vatId',
  'customerVatId',
  'iban',
  'bic',
  'paymentTerms',
  'currency',
  'subtotal',
  'tax',
  'total',
  'due',
  'prepaid',
  'otherAmount',
  'otherNumber',
  'otherDate',
  'phone',
  'email',
] as const;
export type InvoiceLabel = (typeof LABEL_NAMES)[number];
