/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.526,
  weights: [1.391, 0.127, 1.533],
  fields: { effective_date: 0.442, governing_law: 0.72, parties: -0.859, term: 0.839 },
};
