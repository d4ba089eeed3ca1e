/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.238,
  weights: [1.385, 0.162, 1.415],
  fields: {
    birth_date: 0.016,
    document_number: 0.016,
    expiry_date: 0.016,
    given_names: 0.032,
    issue_date: 0.03,
    issuing_country: 0.109,
    nationality: 0.085,
    sex: 0.032,
    surname: 0.032,
  },
};
