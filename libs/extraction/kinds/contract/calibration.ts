/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.62,
  weights: [1.303, 0.162, 1.608],
  fields: { effective_date: 0.615, governing_law: 0.761, parties: -0.879, term: 0.84 },
};
