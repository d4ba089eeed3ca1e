/**
 * A shipping label's fields: tracking number and carrier by barcodes, labels and check digits; parties by their blocks;
 * service, weight, dates and reference by what stands beside their labels. A barcode's word counts more than print that
 * was read.
 */
import { fold } from '../../layout/fold.js';
import { labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { addressFields } from './parties/addresses.js';
import { inBoxes } from './columns.js';
import { withPartedWords } from './parties/east-asian-words.js';
import { carrierFields } from './carrier.js';
import { carrierIn } from './vocabulary/carriers.js';
import { announces, weightField } from './details.js';
import { findShippingLabels } from './labels/all.js';
import { messageFields } from './message-fields.js';
import { referenceField } from './reference.js';
import { dateField } from './ship-date.js';
import { serviceField } from './service-field.js';
import { sidewaysFields, uprightOf } from './sideways.js';
import { trackingField } from './tracking/tracking-field.js';
import { type ShippingLabelPath } from './schema.js';

export function shippingLabelFields(seen: Reading): Found<ShippingLabelPath>[] {
  const reading = inBoxes(withPartedWords(uprightOf(seen)));
  const all = labelled(reading.layout, findShippingLabels);
  const labels = all.filter(announces);
  const parties = addressFields(reading, all);
  // Nobody carries a parcel to himself, however large a name is printed that no list of carriers has.
  const isRecipient = ({ value: name }: Found<ShippingLabelPath>) =>
    !carrierIn(String(name)) && parties.some(({ path, value }) => path === 'recipient_name' && value === name);
  const printed = carrierFields(reading, labels).filter((find) => !isRecipient(find));
  const { finds: tracking, carrier: proved } = trackingField(reading, labels, printed[0]?.value as string | undefined);
  const number = tracking[0]?.value;
  const weight = weightField(reading, labels);
  const stated = messageFields(reading).map((find) => asPrinted(find, weight));
  const upright = [
    ...(agree(stated, parties) ? parties : []),
    ...stated.filter(({ path }) => path !== 'service'),
    ...tracking,
    ...(proved ? [proved] : []),
    ...printed,
    ...parties,
    ...serviceField(reading, labels),
    ...stated,
    ...weight,
    ...dateField(reading, labels),
    ...referenceField(reading, labels).filter(({ value }) => value !== number),
  ];
  return [...upright, ...sidewaysFields(reading, upright, printed[0]?.value as string | undefined)];
}

/** "4.5 LB" of a code stands as "4.50 LB" where that is printed. */
function asPrinted(coded: Found<ShippingLabelPath>, [printed]: readonly Found<ShippingLabelPath>[]): typeof coded {
  const [one, other] = [coded, printed].map((find) => /^([\d.]+) ?([a-z]+?)s?$/i.exec(String(find?.value)));
  const same = one && other && Number(one[1]) === Number(other[1]) && fold(one[2]!) === fold(other[2]!);
  return coded.path === 'weight' && printed && same ? { ...coded, value: printed.value } : coded;
}

/** The print says more of an address than the code, where both send the parcel to the same place. */
function agree(stated: readonly Found<ShippingLabelPath>[], printed: readonly Found<ShippingLabelPath>[]): boolean {
  const code = (finds: readonly Found<ShippingLabelPath>[]) =>
    String(finds.find(({ path }) => path === 'recipient_postcode')?.value ?? '')
      .replace(/\W/g, '')
      .slice(0, 5);
  return code(stated) !== '' && code(stated) === code(printed) && printed.some(({ path }) => path === 'recipient_name');
}
