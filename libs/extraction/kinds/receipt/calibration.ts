/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.421,
  weights: [1.03, 0.552, 2.101],
  fields: {
    currency: 0.163,
    date: 0.892,
    merchant_address: -0.583,
    merchant_name: -0.573,
    receipt_number: 0.032,
    subtotal: 0.04,
    tax_amount: 0.073,
    total_amount: -0.013,
  },
};
