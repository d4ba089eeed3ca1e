/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.434,
  weights: [1.574, -0.063, 1.283],
  fields: {
    amount_due: 0.246,
    currency: 0.273,
    customer_address: -0.713,
    customer_name: -0.594,
    due_date: 0.198,
    iban: 0.011,
    invoice_date: -0.199,
    invoice_number: -0.6,
    prepaid_amount: 0.004,
    purchase_order: 0.064,
    subtotal: 0.073,
    tax_amount: 0.249,
    tax_rates: 0.19,
    total_amount: 0.113,
    vendor_address: 0.53,
    vendor_name: 0.746,
    vendor_vat_id: 0.387,
  },
};
