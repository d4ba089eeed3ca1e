/** The fields that a label's two-dimensional code states outright. */
import { type Evidence } from '#ports/extractor.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { messageIn } from './message.js';
import { trackingOf } from './tracking/tracking.js';
import { type ShippingLabelPath } from './schema.js';

export function messageFields({ barcodes }: Reading): Found<ShippingLabelPath>[] {
  return barcodes.flatMap((code): Found<ShippingLabelPath>[] => {
    const message = messageIn(code);
    if (!message) return [];
    const evidence: Evidence = { page: code.page, box: code.box, source: 'barcode' };
    const { tracking, carrier, service, postcode, weight, name, street, town, state } = message;
    const found = (
      path: ShippingLabelPath,
      value: string | undefined,
      confidence: number,
    ): Found<ShippingLabelPath>[] => (value ? [{ path, value, confidence, evidence }] : []);
    const place = [town, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    return [
      ...found('tracking_number', tracking && trackingOf(tracking, carrier)?.value, 0.97),
      ...found('carrier', carrier, 0.97),
      ...found('service', service, 0.6),
      ...found('recipient_postcode', postcode, 0.9),
      ...found('weight', weight, 0.85),
      ...found('recipient_name', name, 0.85),
      ...found('recipient_address', street && place && `${street}, ${place}`, 0.6),
    ];
  });
}
