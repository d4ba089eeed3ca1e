/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.784,
  weights: [1.325, 0.529, 1.01],
  fields: { effective_date: 0.484, governing_law: 0.675, parties: -1.022, term: 0.759 },
};
