/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: -0.268,
  weights: [1.036, -0.11, 1.183],
  fields: {
    carrier: -0.635,
    recipient_address: -0.595,
    recipient_name: -0.286,
    recipient_postcode: -0.425,
    reference: 0.223,
    sender_address: -1.078,
    sender_name: 0.25,
    service: 0.125,
    ship_date: 0.177,
    tracking_number: 0.31,
    weight: 0.214,
  },
};
