/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.749,
  weights: [1.504, 0.432, 0.875],
  fields: {
    amount_due: 0.206,
    currency: 0.235,
    customer_address: -0.555,
    customer_name: -0.623,
    due_date: 0.168,
    iban: 0.01,
    invoice_date: -0.288,
    invoice_number: -0.644,
    prepaid_amount: 0.004,
    purchase_order: 0.053,
    subtotal: 0.165,
    tax_amount: 0.04,
    tax_rates: 0.159,
    total_amount: 0.195,
    vendor_address: 0.658,
    vendor_name: 0.578,
    vendor_vat_id: 0.327,
  },
};
