/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.305,
  weights: [1.423, 0.093, 1.488],
  fields: {
    birth_date: 0.013,
    document_number: 0.013,
    expiry_date: 0.013,
    given_names: 0.027,
    issue_date: 0.026,
    issuing_country: 0.095,
    nationality: 0.073,
    sex: 0.027,
    surname: 0.027,
  },
};
