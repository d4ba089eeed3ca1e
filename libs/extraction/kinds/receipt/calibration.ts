/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.74,
  weights: [1.122, 0.797, 1.111],
  fields: {
    currency: 0.148,
    date: 0.892,
    merchant_address: -0.262,
    merchant_name: -0.511,
    receipt_number: 0.032,
    subtotal: 0.042,
    tax_amount: 0.08,
    total_amount: 0.012,
  },
};
