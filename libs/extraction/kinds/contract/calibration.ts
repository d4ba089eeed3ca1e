/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.467,
  weights: [1.238, -0.443, 1.307],
  fields: { effective_date: 0.597, governing_law: 0.895, parties: -0.444, term: 0.985 },
};
