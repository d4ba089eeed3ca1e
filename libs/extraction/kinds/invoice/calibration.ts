/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.214,
  weights: [1.491, -0.105, 1.173],
  fields: {
    amount_due: 0.312,
    currency: 0.358,
    customer_address: -0.589,
    customer_name: -0.424,
    due_date: 0.26,
    iban: 0.018,
    invoice_date: -0.05,
    invoice_number: -0.471,
    prepaid_amount: 0.007,
    purchase_order: 0.085,
    subtotal: -0.739,
    tax_amount: 0.325,
    tax_rates: 0.244,
    total_amount: 0.164,
    vendor_address: 0.612,
    vendor_name: 0.584,
    vendor_vat_id: 0.473,
  },
};
