/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.183,
  weights: [1.451, -0.42, 1.336],
  fields: {
    birth_date: 0.013,
    document_number: 0.013,
    expiry_date: 0.013,
    given_names: 0.027,
    issue_date: 0.038,
    issuing_country: 0.097,
    nationality: 0.074,
    sex: 0.027,
    surname: 0.027,
  },
};
