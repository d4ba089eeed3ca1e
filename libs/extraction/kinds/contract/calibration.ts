/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.627,
  weights: [1.293, 0.105, 1.525],
  fields: { effective_date: 0.612, governing_law: 0.768, parties: -0.878, term: 0.842 },
};
