/** A receipt's fields, each group by its own reader over the same labels. */
import { labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { partedReading } from '../../reading/parted-reading.js';
import { type Reading } from '../../reading/reading.js';
import { currencyField } from './currency.js';
import { detailFields } from './details.js';
import { findReceiptLabels } from './labels/all.js';
import { itemFields } from './items/items.js';
import { merchantFields } from './shop/merchant.js';
import { sumFields } from './sums/sums.js';
import { type ReceiptPath } from './schema.js';

export function receiptFields(whole: Reading): Found<ReceiptPath>[] {
  const reading = partedReading(whole, findReceiptLabels);
  const labels = labelled(reading.layout, findReceiptLabels);
  return [
    ...merchantFields(reading),
    ...detailFields(reading, labels),
    ...sumFields(reading),
    ...currencyField(reading),
    ...itemFields(reading),
  ];
}
