/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.743,
  weights: [1.122, 0.709, 1.197],
  fields: {
    currency: 0.146,
    date: 0.883,
    merchant_address: -0.243,
    merchant_name: -0.51,
    receipt_number: 0.032,
    subtotal: 0.042,
    tax_amount: 0.08,
    total_amount: -0.005,
  },
};
