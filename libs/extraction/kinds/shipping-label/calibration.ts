/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.338,
  weights: [0.944, 0.1, 1.535],
  fields: {
    carrier: 0.103,
    recipient_address: -0.367,
    recipient_name: -0.483,
    recipient_postcode: -0.572,
    reference: 0.118,
    sender_address: 0.189,
    sender_name: 0.134,
    service: 0.064,
    ship_date: 0.096,
    tracking_number: 0.225,
    weight: 0.142,
  },
};
