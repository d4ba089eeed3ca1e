/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.788,
  weights: [1.323, 0.46, 1.076],
  fields: { effective_date: 0.481, governing_law: 0.674, parties: -1.025, term: 0.758 },
};
