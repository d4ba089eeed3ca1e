/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.555,
  weights: [1.481, -0.003, 1.377],
  fields: {
    amount_due: 0.246,
    currency: 0.28,
    customer_address: -0.738,
    customer_name: -0.616,
    due_date: 0.202,
    iban: 0.013,
    invoice_date: -0.197,
    invoice_number: -0.583,
    prepaid_amount: 0.005,
    purchase_order: 0.064,
    subtotal: 0.187,
    tax_amount: 0.051,
    tax_rates: 0.191,
    total_amount: 0.222,
    vendor_address: 0.508,
    vendor_name: 0.69,
    vendor_vat_id: 0.382,
  },
};
