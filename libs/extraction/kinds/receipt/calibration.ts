/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 1.221,
  weights: [0.744, 1.736, 1.131],
  fields: {
    currency: 0.232,
    date: 0.368,
    merchant_address: -0.38,
    merchant_name: -0.367,
    subtotal: 0.044,
    tax_amount: 0.007,
    total_amount: -0.092,
  },
};
