/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.693,
  weights: [1.352, 0.458, 1.084],
  fields: {
    birth_date: 0.014,
    document_number: 0.014,
    expiry_date: 0.014,
    given_names: 0.029,
    issue_date: 0.022,
    issuing_country: 0.095,
    nationality: 0.074,
    sex: 0.029,
    surname: 0.029,
  },
};
