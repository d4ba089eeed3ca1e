/** An invoice's fields, each group by its own reader over the same labels. */
import { labelFinder } from '../../layout/labels.js';
import { labelled } from '../../layout/near.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { dateFields } from './dates.js';
import { identifierFields } from './identifiers.js';
import { INVOICE_LABELS } from './lexicon.js';
import { numberFields } from './numbers.js';
import { partyFields } from './parties.js';
import { sumFields } from './sums.js';

const findLabels = labelFinder(INVOICE_LABELS);

export function invoiceFields(reading: Reading): Found[] {
  const labels = labelled(reading.layout, findLabels);
  return [
    ...numberFields(reading, labels),
    ...dateFields(reading, labels),
    ...partyFields(reading, labels),
    ...sumFields(reading, labels),
    ...identifierFields(reading, labels),
  ];
}
