/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.178,
  weights: [1.104, 0.019, 1.393],
  fields: {
    carrier: 0.104,
    recipient_address: -0.391,
    recipient_name: -0.528,
    recipient_postcode: -0.641,
    reference: 0.137,
    sender_address: 0.211,
    sender_name: 0.143,
    service: 0.068,
    ship_date: 0.096,
    tracking_number: 0.222,
    weight: 0.131,
  },
};
