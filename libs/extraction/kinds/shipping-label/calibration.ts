/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 1.597,
  weights: [1.317, 0.953, 0.648],
  fields: {
    carrier: 0.101,
    recipient_address: -0.081,
    recipient_name: 0.364,
    recipient_postcode: 0.244,
    reference: -0.209,
    sender_address: 0.47,
    sender_name: 0.316,
    service: 0.284,
    ship_date: 0.193,
    tracking_number: 0.104,
    weight: 0.313,
  },
};
