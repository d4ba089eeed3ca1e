/** Statements of bank accounts. */
import { type KindOf } from '../../kind/kind.js';
import { cues } from './cues.js';
import { statementFields } from './fields.js';
import { schema } from './schema.js';

export const bankStatement: KindOf<'bank_statement', typeof schema> = {
  name: 'bank_statement',
  title: 'Bank Statement',
  called: 'a bank statement',
  schema,
  cues,
  fields: statementFields,
};
