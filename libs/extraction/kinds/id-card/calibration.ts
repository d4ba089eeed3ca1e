/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.323,
  weights: [1.41, 0.065, 1.463],
  fields: {
    birth_date: 0.013,
    document_number: 0.013,
    expiry_date: 0.013,
    given_names: 0.028,
    issue_date: 0.027,
    issuing_country: 0.096,
    nationality: 0.074,
    sex: 0.028,
    surname: 0.028,
  },
};
