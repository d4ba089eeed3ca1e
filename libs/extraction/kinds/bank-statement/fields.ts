/**
 * A bank statement's fields: whose account it is and of what bank by labels and the letterhead; the balances by their
 * labels; the transactions from the table. Opening balance and transactions must come to the closing balance: that
 * proves all of them at once.
 */
import { labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { accountFields } from './account.js';
import { balanceFields } from './balances.js';
import { findLabels } from './labels/all.js';
import { periodOf } from './period.js';
import { type BankStatementPath } from './schema.js';
import { aboveTransactions, transactionsIn } from './transactions.js';

export function statementFields(reading: Reading): Found<BankStatementPath>[] {
  const labels = labelled(reading.layout, findLabels);
  const above = aboveTransactions(reading);
  const period = periodOf(reading, labels, above);
  const rows = transactionsIn({ reading, labels, until: period?.to });
  return [...accountFields(reading, labels, above), ...(period?.finds ?? []), ...balanceFields(reading, labels, rows)];
}
