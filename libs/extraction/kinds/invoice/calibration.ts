/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.753,
  weights: [1.503, 0.362, 0.94],
  fields: {
    amount_due: 0.206,
    currency: 0.235,
    customer_address: -0.556,
    customer_name: -0.625,
    due_date: 0.168,
    iban: 0.01,
    invoice_date: -0.289,
    invoice_number: -0.644,
    prepaid_amount: 0.004,
    purchase_order: 0.052,
    subtotal: 0.165,
    tax_amount: 0.04,
    tax_rates: 0.159,
    total_amount: 0.194,
    vendor_address: 0.657,
    vendor_name: 0.576,
    vendor_vat_id: 0.327,
  },
};
