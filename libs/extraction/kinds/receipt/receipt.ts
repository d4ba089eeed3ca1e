/** Receipts of tills. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { receiptFields } from './fields.js';
import { totalOn } from './identity.js';
import { headAgain } from './shop/head-again.js';
import { schema } from './schema.js';
import { shape } from './shape.js';

export const receipt: KindOf<'receipt', typeof schema> = {
  name: 'receipt',
  title: 'Receipt',
  called: 'a receipt',
  schema,
  cues,
  shape,
  enough: 2.7,
  fields: receiptFields,
  essentials: [['total_amount'], ['line_items.0.amount', 'subtotal', 'tax_amount']],
  identity: totalOn,
  calibration,
  secondLook: { clearer: headAgain, pasted: true },
};
