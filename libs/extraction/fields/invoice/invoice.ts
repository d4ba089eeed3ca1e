/** An invoice's fields. */
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { receiptFields } from '../receipt/receipt.js';

export function invoiceFields(reading: Reading): Found[] {
  return receiptFields(reading).map((find) => ({ ...find, path: find.path === 'date' ? 'invoice_date' : find.path }));
}
