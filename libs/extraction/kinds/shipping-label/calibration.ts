/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.251,
  weights: [1.032, 0.054, 1.447],
  fields: {
    carrier: 0.103,
    recipient_address: -0.414,
    recipient_name: -0.541,
    recipient_postcode: -0.645,
    reference: 0.129,
    sender_address: 0.202,
    sender_name: 0.14,
    service: 0.066,
    ship_date: 0.096,
    tracking_number: 0.223,
    weight: 0.136,
  },
};
