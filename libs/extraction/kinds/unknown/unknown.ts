/** What no other type claims: labels with their values, if there are any. */
import { pairFields } from '../../fields/pairs/pair-fields.js';
import { type KindOf } from '../../kind/kind.js';
import { schema } from './schema.js';

export const unknown: KindOf<'unknown', typeof schema> = {
  name: 'unknown',
  title: 'Unknown',
  called: 'another document',
  schema,
  cues: [],
  fields: pairFields,
};
