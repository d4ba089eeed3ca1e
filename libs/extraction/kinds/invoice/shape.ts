/** Invoices are tables and addresses; a first page of prose is a contract's or a letter's that speaks of invoices. */
import { type Layout } from '../../layout/layout.js';
import { isProse } from '../../layout/prose.js';

const PROSE = -3;
const LEAST_LINES = 15;

/** Terms of business behind an invoice are prose as well, so that only its first page tells. */
export function shape({ pages, lines }: Layout): number {
  const first = lines.filter(({ page }) => page === pages[0]?.index);
  return first.length >= LEAST_LINES && isProse(first) ? PROSE : 0;
}
