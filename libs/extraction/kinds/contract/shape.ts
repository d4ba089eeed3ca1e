/** Contracts are long runs of prose. */
import { type Layout } from '../../layout/layout.js';

const PROSE = 1.5;
/** Words a line of prose has at least, and lines that make a contract. */
const LONG_LINE = 9;
const LEAST_LINES = 20;

/** @returns what the shape adds to the sum of the cues */
export function shape({ pages, lines }: Layout): number {
  if (!pages[0]?.words.length) return 0;
  const prose = lines.filter((line) => line.words.length >= LONG_LINE).length / Math.max(1, lines.length);
  return prose > 0.5 && lines.length > LEAST_LINES ? PROSE : 0;
}
