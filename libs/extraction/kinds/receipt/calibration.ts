/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.001,
  weights: [1.138, 0.141, 2.11],
  fields: {
    currency: 0.22,
    date: 0.692,
    merchant_address: -0.753,
    merchant_name: -0.603,
    receipt_number: 0.051,
    tax_amount: 0.122,
    total_amount: -0.411,
  },
};
