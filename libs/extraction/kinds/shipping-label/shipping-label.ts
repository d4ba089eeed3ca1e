/** Labels of parcels. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { shippingLabelFields } from './fields.js';
import { parcelOn } from './identity.js';
import { isAddressed, isAnnounced, isBarred, isStated, shape } from './shape.js';
import { schema } from './schema.js';
import { firstOnSheet } from './sheet.js';
import { sidewaysReadings } from './sideways.js';
import { numbersParcel, provesLabel } from './tracking/tracking.js';

const SURE_BY_CODE = 0.9;
/** Large bars, or some beside an address, that state it or beside their number's label: other pages may have these. */
const LIKELY_BY_BARS = 0.7;

export const shippingLabel: KindOf<'shipping_label', typeof schema> = {
  name: 'shipping_label',
  title: 'Shipping Label',
  called: 'a shipping label',
  schema,
  cues,
  shape,
  fields: shippingLabelFields,
  essentials: [
    ['recipient_address', 'recipient_name'],
    ['tracking_number', 'carrier', 'service', 'reference', 'weight'],
  ],
  identity: parcelOn,
  firstOnPage: firstOnSheet,
  calibration,
  secondLook: {
    byCodes: true,
    pasted: true,
    rereads: sidewaysReadings,
    sureByCodes: (codes, { layout, asThis, unclaimed, doubtful }) => {
      if (asThis) return undefined;
      if (codes.some(provesLabel)) return SURE_BY_CODE;
      if ((unclaimed && isStated(layout, codes)) || (doubtful && isBarred(layout, codes))) return LIKELY_BY_BARS;
      const parcels = unclaimed ? codes.filter(numbersParcel) : [];
      const likely = parcels.some((code) => isAnnounced(layout, code.text)) || (parcels[0] && isAddressed(layout));
      return likely ? LIKELY_BY_BARS : undefined;
    },
  },
};
