/** Line items as they are against line items as they were read, cell by cell; and whether those read add up. */
import { type JsonObject } from '#kernel/json.js';
import { type MadeItem } from '#extraction/testing/made-tables.js';
import { folded } from '#extraction/scoring/likeness.js';

export const CELLS = ['description', 'quantity', 'unit_price', 'amount'] as const;
type Cell = (typeof CELLS)[number];
export type ReadItem = Partial<Record<Cell, string | number>>;
export type CellCounts = Record<Cell, { made: number; read: number; right: number }>;

export const noCounts = (): CellCounts => ({
  description: { made: 0, read: 0, right: 0 },
  quantity: { made: 0, read: 0, right: 0 },
  unit_price: { made: 0, read: 0, right: 0 },
  amount: { made: 0, read: 0, right: 0 },
});

/**
 * Adds to the counts; each made item goes with the read one it shares most cells with.
 * @returns whether a cell was missed
 */
export function countCells(
  made: readonly MadeItem[],
  read: readonly ReadItem[],
  ...counts: readonly CellCounts[]
): boolean {
  const left = [...read];
  const add = (cell: Cell, what: 'made' | 'read' | 'right') => counts.forEach((count) => count[cell][what]++);
  let missed = read.length !== made.length;
  for (const item of read) for (const cell of CELLS) if (item[cell] !== undefined) add(cell, 'read');
  for (const item of made) {
    const ranked = left.map((other) => ({ other, shared: CELLS.filter((cell) => same(item[cell], other[cell])) }));
    ranked.sort((a, b) => b.shared.length - a.shared.length);
    const [best] = ranked;
    if (best && best.shared.length > 0) left.splice(left.indexOf(best.other), 1);
    for (const cell of CELLS) {
      if (item[cell] !== undefined) add(cell, 'made');
      if (best?.shared.includes(cell)) add(cell, 'right');
      else if (item[cell] !== undefined) missed = true;
    }
  }
  return missed;
}

function same(made: string | number | undefined, read: string | number | undefined): boolean {
  if (made === undefined || read === undefined) return false;
  return typeof made === 'number' ? Math.abs(made - Number(read)) < 0.005 : folded(made) === folded(read);
}

/**
 * The items' amounts make the subtotal, the total, or the total without its tax; rounding of a few cents is allowed
 * for.
 */
export function addUp(extraction: JsonObject): boolean {
  const items = (extraction['line_items'] ?? []) as readonly ReadItem[];
  const sum = items.reduce((total, { amount }) => total + Number(amount ?? 0), 0);
  const value = (path: string) => Number(extraction[path] ?? Number.NaN);
  const wanted = [value('subtotal'), value('total_amount'), value('total_amount') - value('tax_amount')];
  return items.length > 0 && wanted.some((one) => Math.abs(one - sum) < 0.06);
}
