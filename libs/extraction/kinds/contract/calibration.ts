/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.395,
  weights: [1.373, 0.155, 1.398],
  fields: { effective_date: 0.599, governing_law: 0.793, parties: -1.044, term: 0.959 },
};
