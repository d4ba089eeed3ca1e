/** Shipping labels by the hand that writes the rules: misses of the fit half may be looked at, the others' never. */
import { COMMONWEALTH } from './commonwealth.js';
import { CONTINENT } from './continent.js';
import { UNITED_STATES } from './united-states.js';

export const OWN_LABELS = [...UNITED_STATES, ...COMMONWEALTH, ...CONTINENT];
