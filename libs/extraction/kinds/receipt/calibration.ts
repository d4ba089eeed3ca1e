/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.407,
  weights: [0.991, 0.46, 1.996],
  fields: {
    currency: 0.192,
    date: 0.472,
    merchant_address: -0.479,
    merchant_name: -0.58,
    receipt_number: 0.037,
    subtotal: 0.046,
    tax_amount: 0.082,
    total_amount: 0.107,
  },
};
