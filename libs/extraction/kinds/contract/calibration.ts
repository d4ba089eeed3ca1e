/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.48,
  weights: [1.423, 0.059, 1.448],
  fields: { effective_date: 0.464, governing_law: 0.71, parties: -0.841, term: 0.925 },
};
