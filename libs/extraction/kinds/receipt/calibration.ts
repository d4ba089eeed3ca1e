/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.241,
  weights: [1.087, 0.439, 1.948],
  fields: {
    currency: 0.189,
    date: 0.526,
    merchant_address: -0.378,
    merchant_name: -0.495,
    receipt_number: 0.04,
    tax_amount: 0.096,
    total_amount: -0.175,
  },
};
