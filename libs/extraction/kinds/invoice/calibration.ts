/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.586,
  weights: [1.551, 0.04, 1.462],
  fields: {
    amount_due: 0.223,
    currency: 0.249,
    customer_address: -0.483,
    customer_name: -0.584,
    due_date: 0.18,
    iban: 0.01,
    invoice_date: -0.252,
    invoice_number: -0.638,
    prepaid_amount: 0.004,
    purchase_order: 0.057,
    subtotal: 0.165,
    tax_amount: 0.04,
    tax_rates: 0.172,
    total_amount: 0.197,
    vendor_address: 0.713,
    vendor_name: 0.649,
    vendor_vat_id: 0.354,
  },
};
