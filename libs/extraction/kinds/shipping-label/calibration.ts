/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.378,
  weights: [0.924, 0.031, 1.433],
  fields: {
    carrier: 0.109,
    recipient_address: -0.348,
    recipient_name: -0.463,
    recipient_postcode: -0.553,
    reference: 0.125,
    sender_address: 0.2,
    sender_name: 0.143,
    service: 0.069,
    ship_date: 0.103,
    tracking_number: 0.222,
    weight: 0.145,
  },
};
