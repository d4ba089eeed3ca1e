/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 1.339,
  weights: [1.138, 0.958, 0.595],
  fields: {
    address: -0.554,
    birth_date: 0.34,
    document_number: 0.304,
    expiry_date: 0.304,
    given_names: -0.335,
    issue_date: 0.307,
    issuing_country: 0.372,
    issuing_state: 0.109,
    nationality: -0.514,
    sex: 0.536,
    surname: -0.319,
  },
};
