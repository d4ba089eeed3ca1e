/** Contracts are long runs of prose. */
import { type Layout } from '../../layout/layout.js';
import { isProse } from '../../layout/prose.js';

const PROSE = 1.5;
/** Lines that make a contract. */
const LEAST_LINES = 12;

/** @returns what the shape adds to the sum of the cues */
export const shape = ({ lines }: Layout): number => (lines.length > LEAST_LINES && isProse(lines) ? PROSE : 0);
