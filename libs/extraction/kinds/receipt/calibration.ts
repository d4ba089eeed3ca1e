/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: -0.08,
  weights: [1.095, 0.587, 2.168],
  fields: {
    currency: 0.219,
    date: 0.618,
    merchant_address: -0.476,
    merchant_name: -0.531,
    receipt_number: 0.045,
    tax_amount: 0.107,
    total_amount: -0.515,
  },
};
