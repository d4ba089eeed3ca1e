/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.488,
  weights: [1.534, 0.001, 1.363],
  fields: {
    amount_due: 0.245,
    currency: 0.275,
    customer_address: -0.725,
    customer_name: -0.61,
    due_date: 0.199,
    iban: 0.012,
    invoice_date: -0.201,
    invoice_number: -0.597,
    prepaid_amount: 0.005,
    purchase_order: 0.064,
    subtotal: 0.075,
    tax_amount: 0.251,
    tax_rates: 0.19,
    total_amount: 0.115,
    vendor_address: 0.519,
    vendor_name: 0.717,
    vendor_vat_id: 0.384,
  },
};
