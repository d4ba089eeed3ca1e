/** Forms and whatever no other type claims: labels with their values. */
import { type KindOf } from '../../kind/kind.js';
import { genericFields } from './fields.js';
import { schema } from './schema.js';

export const unknown: KindOf<'unknown', typeof schema> = {
  name: 'unknown',
  title: 'Unknown',
  called: 'a form or another document',
  schema,
  cues: [],
  fields: genericFields,
};
