/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.225,
  weights: [1.092, 0.458, 1.958],
  fields: {
    currency: 0.189,
    date: 0.522,
    merchant_address: -0.375,
    merchant_name: -0.494,
    receipt_number: 0.04,
    tax_amount: 0.096,
    total_amount: -0.174,
  },
};
