/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.45,
  weights: [1.344, 0.167, 1.622],
  fields: {
    birth_date: 0.014,
    document_number: 0.014,
    expiry_date: 0.014,
    given_names: 0.028,
    issue_date: 0.024,
    issuing_country: 0.093,
    nationality: 0.072,
    sex: 0.028,
    surname: 0.028,
  },
};
