/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.563,
  weights: [0.932, 0.393, 0.997],
  fields: {
    carrier: 0.097,
    recipient_address: -0.383,
    recipient_name: -0.495,
    recipient_postcode: -0.583,
    reference: 0.114,
    sender_address: 0.182,
    sender_name: 0.13,
    service: 0.062,
    ship_date: 0.094,
    tracking_number: 0.194,
    weight: 0.125,
  },
  unsure: [1.172, 0.596],
};
