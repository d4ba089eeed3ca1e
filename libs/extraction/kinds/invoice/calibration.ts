/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.417,
  weights: [1.585, -0.036, 1.307],
  fields: {
    amount_due: 0.246,
    currency: 0.272,
    customer_address: -0.709,
    customer_name: -0.594,
    due_date: 0.198,
    iban: 0.01,
    invoice_date: -0.199,
    invoice_number: -0.604,
    prepaid_amount: 0.004,
    purchase_order: 0.064,
    subtotal: 0.072,
    tax_amount: 0.249,
    tax_rates: 0.19,
    total_amount: 0.112,
    vendor_address: 0.533,
    vendor_name: 0.751,
    vendor_vat_id: 0.388,
  },
};
