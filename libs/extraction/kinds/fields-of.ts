/** Which reader of fields serves which document type. */
import { type DocType } from '#ports/extractor.js';
import { contractFields } from './contract/contract.js';
import { type Found } from '../reading/found.js';
import { genericFields } from './unknown/unknown.js';
import { idCardFields } from './id-card/id-card.js';
import { invoiceFields } from './invoice/invoice.js';
import { type Reading } from '../reading/reading.js';
import { receiptFields } from './receipt/receipt.js';
import { shippingLabelFields } from './shipping-label/shipping-label.js';

const READERS: Readonly<Record<DocType, (reading: Reading) => Found[]>> = {
  invoice: invoiceFields,
  receipt: receiptFields,
  contract: contractFields,
  id_card: idCardFields,
  shipping_label: shippingLabelFields,
  unknown: genericFields,
};

export function fieldsOf(docType: DocType, reading: Reading): Found[] {
  return READERS[docType](reading);
}
