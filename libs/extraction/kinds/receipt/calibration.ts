/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.383,
  weights: [1.031, 0.462, 2.022],
  fields: {
    currency: 0.18,
    date: 0.435,
    merchant_address: -0.492,
    merchant_name: -0.53,
    receipt_number: 0.036,
    subtotal: 0.045,
    tax_amount: 0.082,
    total_amount: 0.087,
  },
};
