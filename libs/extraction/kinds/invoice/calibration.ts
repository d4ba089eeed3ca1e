/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.572,
  weights: [1.468, -0.022, 1.349],
  fields: {
    amount_due: 0.246,
    currency: 0.282,
    customer_address: -0.741,
    customer_name: -0.615,
    due_date: 0.203,
    iban: 0.013,
    invoice_date: -0.196,
    invoice_number: -0.578,
    prepaid_amount: 0.005,
    purchase_order: 0.064,
    subtotal: 0.19,
    tax_amount: 0.052,
    tax_rates: 0.191,
    total_amount: 0.225,
    vendor_address: 0.505,
    vendor_name: 0.686,
    vendor_vat_id: 0.381,
  },
};
