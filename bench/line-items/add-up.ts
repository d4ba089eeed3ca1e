/** Whether the items that were read add up to a sum of their document, which no label is needed for. */
import { type ReadItem } from '#extraction/scoring/line-items.js';
import { type JsonObject } from '#kernel/json.js';

/**
 * Their amounts make the subtotal, the total, or the total without its tax; a few cents of rounding are allowed for.
 */
export function addUp(extraction: JsonObject): boolean {
  const items = (extraction['line_items'] ?? []) as readonly ReadItem[];
  const sum = items.reduce((total, { amount }) => total + Number(amount ?? 0), 0);
  const value = (path: string) => Number(extraction[path] ?? Number.NaN);
  const wanted = [value('subtotal'), value('total_amount'), value('total_amount') - value('tax_amount')];
  return items.length > 0 && wanted.some((one) => Math.abs(one - sum) < 0.06);
}
