/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.048,
  weights: [1.007, 0.057, 1.281],
  fields: {
    carrier: -0.709,
    recipient_address: -0.309,
    recipient_name: -0.444,
    recipient_postcode: -0.56,
    reference: 0.164,
    sender_address: 0.256,
    sender_name: 0.182,
    service: 0.089,
    ship_date: 0.129,
    tracking_number: 0.26,
    weight: 0.17,
  },
};
