/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.069,
  weights: [1.424, 0.097, 1.427],
  fields: {
    birth_date: 0.012,
    document_number: 0.012,
    expiry_date: 0.012,
    given_names: 0.025,
    issue_date: 0.033,
    issuing_country: 0.089,
    nationality: 0.069,
    sex: 0.025,
    surname: 0.025,
  },
};
