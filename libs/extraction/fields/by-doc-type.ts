/** Which reader of fields serves which document type. */
import { type DocType } from '#ports/extractor.js';
import { type Found } from './found.js';
import { genericFields } from './generic/generic.js';
import { invoiceFields } from './invoice/invoice.js';
import { type Reading } from './reading.js';
import { receiptFields } from './receipt/receipt.js';

const READERS: Partial<Record<DocType, (reading: Reading) => Found[]>> = {
  invoice: invoiceFields,
  receipt: receiptFields,
};

export function fieldsOf(docType: DocType, reading: Reading): Found[] {
  return (READERS[docType] ?? genericFields)(reading);
}
