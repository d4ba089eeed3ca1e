/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.544,
  weights: [1.524, 0.05, 1.454],
  fields: {
    amount_due: 0.237,
    currency: 0.267,
    customer_address: -0.658,
    customer_name: -0.64,
    due_date: 0.193,
    iban: 0.011,
    invoice_date: -0.219,
    invoice_number: -0.612,
    prepaid_amount: 0.005,
    purchase_order: 0.062,
    subtotal: 0.175,
    tax_amount: 0.045,
    tax_rates: 0.184,
    total_amount: 0.209,
    vendor_address: 0.565,
    vendor_name: 0.681,
    vendor_vat_id: 0.372,
  },
};
