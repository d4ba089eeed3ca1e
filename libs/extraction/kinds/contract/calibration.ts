/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 1.529,
  weights: [1.096, 1.077, 0.809],
  fields: { effective_date: 0.287, governing_law: 0.653, term: 0.755 },
};
