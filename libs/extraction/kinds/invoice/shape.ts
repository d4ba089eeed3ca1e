/** Invoices are tables and addresses; a first page of prose is a contract's or a letter's that speaks of invoices. */
import { type Layout } from '../../layout/layout.js';
import { isProse } from '../../layout/prose.js';
import { itemsAddUp } from './worked-out.js';

const PROSE = -3;
const LEAST_LINES = 15;

/** A page that no word claims, with a table of things sold. */
const SOLD = 3;
const SAYS_LITTLE = 3;

/**
 * Terms of business behind an invoice are prose as well, so that only its first page tells.
 * @param said sum of the cues
 */
export function shape(layout: Layout, said: number): number {
  const { pages, lines } = layout;
  const sold = said < SAYS_LITTLE && itemsAddUp(layout) ? SOLD : 0;
  const first = lines.filter(({ page }) => page === pages[0]?.index);
  return first.length >= LEAST_LINES && isProse(first) ? PROSE : sold;
}
