/** Questions the API asks of accounts. */
import type { Views } from '#read-side/views.js';
import { keyNames } from '../api-keys/queries.js';
import type { AccountView } from './view.js';

/** @param sessionId of a token; one that names none is ended by its epoch only */
export const hasEnded = ({ ended = [] }: AccountView, sessionId: string | undefined): boolean =>
  ended.some((one) => one.sessionId === sessionId);

/** Id of a member or an API key → name; those who have no account any more are missing. */
export async function actorNames(views: Views, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const all = [...new Set(ids)];
  const accounts = await Promise.all(all.map((id) => views.get<AccountView>('accounts', id)));
  const members = new Map(accounts.flatMap((account) => (account ? [[account.userId, account.name]] : [])));
  const keys = await keyNames(
    views,
    all.filter((id) => !members.has(id)),
  );
  return new Map([...members, ...keys]);
}
