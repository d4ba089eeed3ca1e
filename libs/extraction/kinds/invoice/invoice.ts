/** Invoices and credit notes. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { attachedInvoice } from './attached-invoice.js';
import { invoiceFields } from './fields.js';
import { invoiceNumberOn } from './identity.js';
import { schema } from './schema.js';
import { shape } from './shape.js';

export const invoice: KindOf<'invoice', typeof schema> = {
  name: 'invoice',
  title: 'Invoice',
  called: 'an invoice or credit note',
  schema,
  cues,
  shape,
  fields: invoiceFields,
  essentials: [
    ['invoice_number', 'line_items.0.amount'],
    ['total_amount', 'subtotal'],
  ],
  calledSo: /^\W*(?:invoice|rechnung|facture|factuur|fattura|factura|faktura|fatura|szamla|lasku|請求書)\W*$/u,
  identity: invoiceNumberOn,
  calibration,
  stated: attachedInvoice,
};
