/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.458,
  weights: [1.333, 0.111, 1.54],
  fields: {
    birth_date: 0.015,
    document_number: 0.015,
    expiry_date: 0.015,
    given_names: 0.029,
    issue_date: 0.027,
    issuing_country: 0.096,
    nationality: 0.075,
    sex: 0.029,
    surname: 0.029,
  },
};
