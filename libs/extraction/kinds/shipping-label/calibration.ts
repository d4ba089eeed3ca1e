/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: -0.139,
  weights: [1.06, -0.606, 1.117],
  fields: {
    carrier: -0.626,
    recipient_address: -0.578,
    recipient_name: -0.272,
    recipient_postcode: -0.417,
    reference: 0.244,
    sender_address: -1.034,
    sender_name: 0.273,
    service: 0.138,
    ship_date: 0.188,
    tracking_number: 0.282,
    weight: 0.203,
  },
};
