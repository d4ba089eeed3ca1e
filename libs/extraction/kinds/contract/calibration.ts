/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.452,
  weights: [1.445, 0.087, 1.473],
  fields: { effective_date: 0.477, governing_law: 0.701, parties: -0.832, term: 0.845 },
};
