/** A parcel's label has a number and whom the parcel goes to; what lies beside it has one of them at most. */
import { labelled } from '../../layout/near.js';
import { type Reading } from '../../reading/reading.js';
import { announces } from './details.js';
import { findShippingLabels } from './labels/all.js';
import { addressFields } from './parties/addresses.js';
import { trackingField } from './tracking/tracking-field.js';

export function parcelOn(page: Reading): string | undefined {
  const labels = labelled(page.layout, findShippingLabels);
  const [number] = trackingField(page, labels.filter(announces), undefined).finds;
  const isAddressed = () => addressFields(page, labels).some(({ path }) => path === 'recipient_address');
  return number && isAddressed() ? String(number.value) : undefined;
}
