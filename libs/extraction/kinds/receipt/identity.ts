/**
 * A receipt is told from the next by its total; half of a long one has none that is likely, and a slip of the card that
 * paid it has the same. Both must have a day.
 */
import { labelled } from '../../layout/near.js';
import { type Reading } from '../../reading/reading.js';
import { detailFields } from './details.js';
import { findReceiptLabels } from './labels/all.js';
import { sumFields } from './sums/sums.js';

/** Of a total that is one: less is said of amounts on half of a receipt. */
const LIKELY = 0.65;

export function totalOn(page: Reading): string | undefined {
  const total = sumFields(page).find(({ path }) => path === 'total_amount');
  if (!total || total.confidence < LIKELY) return undefined;
  const isDated = detailFields(page, labelled(page.layout, findReceiptLabels)).some(({ path }) => path === 'date');
  return isDated ? `total ${String(total.value)}` : undefined;
}
