/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.43,
  weights: [1.032, 0.535, 2.099],
  fields: {
    currency: 0.161,
    date: 0.89,
    merchant_address: -0.586,
    merchant_name: -0.577,
    receipt_number: 0.031,
    subtotal: 0.04,
    tax_amount: 0.073,
    total_amount: -0.017,
  },
};
