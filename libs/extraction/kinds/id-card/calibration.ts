/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.46,
  weights: [1.352, 0.146, 1.616],
  fields: {
    birth_date: 0.014,
    document_number: 0.014,
    expiry_date: 0.014,
    given_names: 0.027,
    issue_date: 0.024,
    issuing_country: 0.091,
    nationality: 0.071,
    sex: 0.027,
    surname: 0.027,
  },
};
