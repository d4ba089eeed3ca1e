/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.643,
  weights: [1.279, 0.085, 1.496],
  fields: { effective_date: 0.603, governing_law: 0.775, parties: -0.881, term: 0.842 },
};
