/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.266,
  weights: [1.439, 0.076, 1.4],
  fields: { effective_date: 0.676, governing_law: 0.786, parties: -0.976, term: 0.992 },
};
