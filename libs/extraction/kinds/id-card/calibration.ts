/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.39,
  weights: [1.362, 0.132, 1.548],
  fields: {
    birth_date: 0.014,
    document_number: 0.014,
    expiry_date: 0.014,
    given_names: 0.029,
    issue_date: 0.026,
    issuing_country: 0.097,
    nationality: 0.075,
    sex: 0.029,
    surname: 0.029,
  },
};
