/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.476,
  weights: [1.316, 0.091, 1.512],
  fields: {
    birth_date: 0.016,
    document_number: 0.016,
    expiry_date: 0.016,
    given_names: 0.031,
    issue_date: 0.028,
    issuing_country: 0.098,
    nationality: 0.077,
    sex: 0.031,
    surname: 0.031,
  },
};
