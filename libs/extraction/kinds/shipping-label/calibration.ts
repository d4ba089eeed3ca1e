/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.559,
  weights: [0.934, 0.463, 0.932],
  fields: {
    carrier: 0.098,
    recipient_address: -0.381,
    recipient_name: -0.493,
    recipient_postcode: -0.581,
    reference: 0.115,
    sender_address: 0.183,
    sender_name: 0.131,
    service: 0.063,
    ship_date: 0.095,
    tracking_number: 0.194,
    weight: 0.125,
  },
};
