/** An invoice's fields, each group by its own reader over the same labels. */
import { type Line } from '../../layout/lines.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { itemTableOf, lineItemFields } from '../../fields/line-items/line-items.js';
import { withThousands } from '../../fields/totals/amounts-in-thousands.js';
import { partedReading } from '../../reading/parted-reading.js';
import { type Reading } from '../../reading/reading.js';
import { withoutCorrected } from './corrected-invoice.js';
import { dateFields } from './dates.js';
import { identifierFields } from './identifiers.js';
import { findInvoiceLabels, findMainLabels } from './labels/all.js';
import { type InvoiceLabel } from './labels/names.js';
import { numberFields } from './numbers.js';
import { partyFields } from './parties.js';
import { sumFields } from './sums.js';
import { type InvoicePath } from './schema.js';

const SUMS: ReadonlySet<InvoiceLabel> = new Set(['subtotal', 'total', 'due']);
const SUMS_AND_TAX: ReadonlySet<InvoiceLabel> = new Set([...SUMS, 'tax', 'prepaid']);

export function invoiceFields(whole: Reading): Found<InvoicePath>[] {
  const reading = withThousands(partedReading(whole, findInvoiceLabels));
  const labels = withoutCorrected(labelled(reading.layout, findMainLabels));
  const isAmong = (names: ReadonlySet<InvoiceLabel>) => (line: Line) =>
    labels.some((label) => label.line === line && names.has(label.name) && endsInAmount(label));
  const table = itemTableOf(reading, isAmong(SUMS), isAmong(SUMS_AND_TAX));
  return [
    ...numberFields(reading, labels),
    ...dateFields(reading, labels),
    ...partyFields(reading, labels, table),
    ...sumFields(reading, labels, table),
    ...identifierFields(reading, labels),
    ...lineItemFields(reading, table),
  ];
}

/** The label of a sum has its amount beside it; a column's heading has not. */
const endsInAmount = ({ right }: Labelled<InvoiceLabel>): boolean =>
  right !== undefined && /\d[.,]\d{2}/.test(right.text);
