/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.349,
  weights: [0.952, 0.078, 1.528],
  fields: {
    carrier: 0.102,
    recipient_address: -0.367,
    recipient_name: -0.484,
    recipient_postcode: -0.573,
    reference: 0.118,
    sender_address: 0.189,
    sender_name: 0.133,
    service: 0.064,
    ship_date: 0.095,
    tracking_number: 0.222,
    weight: 0.14,
  },
};
