/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.355,
  weights: [1.62, -0.623, 1.082],
  fields: {
    amount_due: 0.249,
    currency: 0.279,
    customer_address: -0.692,
    customer_name: -0.531,
    due_date: 0.199,
    iban: 0.01,
    invoice_date: -0.182,
    invoice_number: -0.57,
    prepaid_amount: 0.004,
    purchase_order: 0.065,
    subtotal: 0.064,
    tax_amount: 0.25,
    tax_rates: 0.192,
    total_amount: 0.404,
    vendor_address: 0.547,
    vendor_name: 0.677,
    vendor_vat_id: 0.394,
  },
};
