/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.345,
  weights: [0.996, 0.499, 2.014],
  fields: {
    currency: 0.195,
    date: 0.49,
    merchant_address: -0.403,
    merchant_name: -0.548,
    receipt_number: 0.037,
    tax_amount: 0.084,
    total_amount: 0.136,
  },
};
