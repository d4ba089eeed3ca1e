/** Running text: what fills its lines with words, as tables, addresses and labels do not. */
import { type Line } from './lines.js';

/** Words a line of prose has at least. */
const LONG_LINE = 9;

export const isProse = (lines: readonly Line[]): boolean =>
  lines.filter(({ words }) => words.length >= LONG_LINE).length > lines.length / 2;
