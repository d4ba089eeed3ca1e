/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.119,
  weights: [1.023, -0.048, 1.32],
  fields: {
    carrier: -0.723,
    recipient_address: -0.328,
    recipient_name: -0.463,
    recipient_postcode: -0.578,
    reference: 0.157,
    sender_address: 0.246,
    sender_name: 0.174,
    service: 0.084,
    ship_date: 0.121,
    tracking_number: 0.245,
    weight: 0.158,
  },
};
