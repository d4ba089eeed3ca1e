/** Written by `npm run bench -- learn`; not edited by hand. */
import { type Calibration } from '../../kind/calibration.js';

export const calibration: Calibration = {
  offset: 0.616,
  weights: [1.359, 0.141, 1.602],
  fields: { effective_date: 0.607, governing_law: 0.712, parties: -0.893, term: 0.815 },
};
