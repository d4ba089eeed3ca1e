/** Contracts and agreements. */
import { type KindOf } from '../../kind/kind.js';
import { calibration } from './calibration.js';
import { cues } from './cues.js';
import { contractFields } from './fields.js';
import { schema } from './schema.js';
import { shape } from './shape.js';

export const contract: KindOf<'contract', typeof schema> = {
  name: 'contract',
  title: 'Contract',
  called: 'a contract',
  schema,
  cues,
  isProse: true,
  shape,
  enough: 2.7,
  fields: contractFields,
  calibration,
};
