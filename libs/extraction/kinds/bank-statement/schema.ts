import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { currency, date, money, text } from '../../kind/schema.js';

const transaction = z.object({
  date: date('Day it was booked'),
  description: text('What it was for, as printed'),
  amount: money('What came in; negative, what went out'),
  balance: money('Balance of the account after it'),
});

export const schema = z.object({
  bank: text('The bank'),
  account_holder: text('Whose account it is'),
  iban: text('IBAN of the account, without spaces'),
  period_from: date('First day of the statement'),
  period_to: date('Last day of the statement'),
  currency,
  opening_balance: money('Balance before the first transaction'),
  closing_balance: money('Balance after the last transaction'),
  transactions: z.array(transaction).describe('The transactions, in the order of the statement').optional(),
});

export type BankStatementPath = PathOf<typeof schema>;
