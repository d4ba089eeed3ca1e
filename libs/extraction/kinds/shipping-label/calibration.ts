/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.357,
  weights: [0.939, 0.049, 1.46],
  fields: {
    carrier: 0.107,
    recipient_address: -0.351,
    recipient_name: -0.467,
    recipient_postcode: -0.558,
    reference: 0.123,
    sender_address: 0.197,
    sender_name: 0.14,
    service: 0.067,
    ship_date: 0.1,
    tracking_number: 0.223,
    weight: 0.143,
  },
};
