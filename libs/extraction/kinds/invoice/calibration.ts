/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.337,
  weights: [1.429, -0.025, 1.164],
  fields: {
    amount_due: 0.304,
    currency: 0.354,
    customer_address: -0.624,
    customer_name: -0.459,
    due_date: 0.256,
    iban: 0.019,
    invoice_date: -0.066,
    invoice_number: -0.469,
    prepaid_amount: 0.007,
    purchase_order: 0.083,
    subtotal: -0.731,
    tax_amount: 0.32,
    tax_rates: 0.238,
    total_amount: 0.167,
    vendor_address: 0.583,
    vendor_name: 0.515,
    vendor_vat_id: 0.458,
  },
};
