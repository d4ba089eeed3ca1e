/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 1.324,
  weights: [1.033, 0.984, 0.696],
  fields: {
    amount_due: -0.192,
    currency: 0.314,
    customer_address: -0.09,
    customer_name: 0.391,
    customer_vat_id: 0.272,
    due_date: 0.251,
    iban: 0.251,
    invoice_date: 0.831,
    invoice_number: 0.505,
    prepaid_amount: 0.054,
    purchase_order: 0.399,
    subtotal: -0.425,
    tax_amount: -1.157,
    total_amount: -0.369,
    vendor_address: 0.734,
    vendor_name: -1.867,
    vendor_vat_id: 0.525,
  },
};
