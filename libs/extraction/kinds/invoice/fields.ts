/** An invoice's fields, each group by its own reader over the same labels. */
import { type Line } from '../../layout/lines.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { itemTableOf, lineItemFields } from '../../fields/line-items/line-items.js';
import { namesGoods } from '../../fields/line-items/item-line.js';
import { moneyIn, type Said } from '../../fields/line-items/proved-column.js';
import { withThousands } from '../../fields/totals/amounts-in-thousands.js';
import { partedReading } from '../../reading/parted-reading.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { withoutCorrected } from './corrected-invoice.js';
import { dateFields } from './dates.js';
import { identifierFields } from './identifiers.js';
import { findInvoiceLabels, findMainLabels } from './labels/all.js';
import { type InvoiceLabel } from './labels/names.js';
import { numberFields } from './numbers.js';
import { partyFields } from './parties.js';
import { sumFields } from './sums.js';
import { type InvoicePath } from './schema.js';

const SAID: Partial<Record<InvoiceLabel, Said>> = {
  subtotal: 'sum',
  total: 'sum',
  due: 'sum',
  tax: 'tax',
  prepaid: 'tax',
  otherAmount: 'other',
};

export function invoiceFields(whole: Reading): Found<InvoicePath>[] {
  const reading = withThousands(partedReading(whole, findInvoiceLabels));
  const labels = withoutCorrected(labelled(reading.layout, findMainLabels));
  const said = saidOn(labels, reading);
  const table = itemTableOf(reading, (amount) => said.get(amount));
  return [
    ...numberFields(reading, labels),
    ...dateFields(reading, labels),
    ...partyFields(reading, labels, table),
    ...sumFields(reading, labels, table),
    ...identifierFields(reading, labels),
    ...lineItemFields(reading, table),
  ];
}

/** What labels say of the amounts behind them; a sum before a tax, a tax before all else. */
function saidOn(labels: readonly Labelled<InvoiceLabel>[], reading: Reading): ReadonlyMap<PlacedAmount, Said> {
  const said = new Map<PlacedAmount, Said>();
  const money = Map.groupBy(moneyIn(reading), ({ line }) => line);
  for (const what of ['other', 'tax', 'sum'] as const)
    for (const { name, line, end } of labels) {
      const behind = SAID[name] === what ? (money.get(line)?.filter((amount) => amount.end > end) ?? []) : [];
      // What stands behind an amount and further words is another list's.
      const parted = behind.findIndex((amount, at) => at > 0 && isParted(line, behind[at - 1]!, amount));
      for (const amount of parted < 0 ? behind : behind.slice(0, parted)) said.set(amount, what);
    }
  return said;
}

const isParted = ({ text }: Line, one: PlacedAmount, next: PlacedAmount): boolean =>
  namesGoods(text.slice(one.end, next.start));
