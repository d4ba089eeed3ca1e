/** Invoices are tables and addresses; a first page of prose is a contract's or a letter's that speaks of invoices. */
import { type Layout } from '../../layout/layout.js';

const PROSE = -3;
/** Words a line of prose has at least, and lines that make a page of it. */
const LONG_LINE = 9;
const LEAST_LINES = 15;

/** Terms of business behind an invoice are prose as well, so that only its first page tells. */
export function shape({ pages, lines }: Layout): number {
  const first = lines.filter(({ page }) => page === pages[0]?.index);
  const prose = first.filter(({ words }) => words.length >= LONG_LINE).length;
  return first.length >= LEAST_LINES && prose > first.length / 2 ? PROSE : 0;
}
