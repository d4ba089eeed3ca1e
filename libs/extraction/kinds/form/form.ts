/** Forms that somebody filled in: labels with their values, whatever they are about. */
import { labelledFields } from '../../fields/pairs/pair-fields.js';
import { type KindOf } from '../../kind/kind.js';
import { schema } from './schema.js';
import { isFilledIn, takesOver } from './filled-in.js';

export const form: KindOf<'form', typeof schema> = {
  name: 'form',
  title: 'Form',
  called: 'a form',
  schema,
  cues: [],
  takesUnclaimed: isFilledIn,
  takesOver,
  fields: labelledFields,
};
