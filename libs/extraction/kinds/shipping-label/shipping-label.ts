/** Labels of parcels. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { shippingLabelFields } from './fields.js';
import { shape } from './shape.js';
import { schema } from './schema.js';
import { provesLabel } from './tracking.js';

const SURE_BY_CODE = 0.9;

export const shippingLabel: KindOf<'shipping_label', typeof schema> = {
  name: 'shipping_label',
  title: 'Shipping Label',
  called: 'a shipping label',
  schema,
  cues,
  shape,
  fields: shippingLabelFields,
  calibration,
  secondLook: {
    byCodes: true,
    sureByCodes: (codes, printedAsThis) => (!printedAsThis && codes.some(provesLabel) ? SURE_BY_CODE : undefined),
  },
};
