import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { currency, date, money, text } from '../../kind/schema.js';

export const schema = z.object({
  title: text('Title of the contract'),
  parties: z.array(z.string()).describe('Names of the parties').optional(),
  effective_date: date('Day it takes effect'),
  expiration_date: date('Day it ends'),
  term: text('How long it runs, in figures with its unit (“2 years”)'),
  governing_law: text('State or country whose law governs it'),
  contract_value: money('Value of the contract'),
  currency,
  signatories: z.array(z.string()).describe('Names of those who sign').optional(),
});

export type ContractPath = PathOf<typeof schema>;
