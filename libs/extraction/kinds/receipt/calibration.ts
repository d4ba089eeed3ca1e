/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.148,
  weights: [1.058, 0.519, 1.887],
  fields: {
    currency: 0.218,
    date: 0.628,
    merchant_address: -0.283,
    merchant_name: -0.446,
    receipt_number: 0.045,
    tax_amount: 0.103,
    total_amount: -0.467,
  },
};
