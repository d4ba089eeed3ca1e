/** Questions the API asks of accounts. */
import type { Views } from '#read-side/views.js';
import type { AccountView } from './view.js';

/** Member id → name, for those who still have an account. */
export async function memberNames(views: Views, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const accounts = await Promise.all([...new Set(ids)].map((id) => views.get<AccountView>('accounts', id)));
  return new Map(accounts.flatMap((account) => (account ? [[account.userId, account.name]] : [])));
}
