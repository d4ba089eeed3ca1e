/** An invoice begins where its number and its date stand; on its other pages the number stands alone, if it does. */
import { labelled } from '../../layout/near.js';
import { type Reading } from '../../reading/reading.js';
import { withoutCorrected } from './corrected-invoice.js';
import { dateFields } from './dates.js';
import { findMainLabels } from './labels/all.js';
import { numberFields } from './numbers.js';

export function invoiceNumberOn(page: Reading): string | undefined {
  const labels = withoutCorrected(labelled(page.layout, findMainLabels));
  const number = numberFields(page, labels).find(({ path }) => path === 'invoice_number');
  const isDated = dateFields(page, labels).some(({ path }) => path === 'invoice_date');
  return number && isDated ? String(number.value) : undefined;
}
