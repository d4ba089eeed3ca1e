/** Questions the API asks of accounts. */
import { ROLES } from '#kernel/roles.js';
import type { Views } from '#read-side/views.js';
import { keyNames } from '../api-keys/queries.js';
import type { AccountView, WholeAccount } from './view.js';

export const accountById = (views: Views, userId: string): Promise<WholeAccount | undefined> =>
  views.get<WholeAccount>('accounts', userId);

/** undefined for who is not in it, or not any more */
export function memberIn(account: WholeAccount | undefined, workspaceId: string): AccountView | undefined {
  if (!account) return undefined;
  const { roles, ended: _ended, ...member } = account;
  const role = roles[workspaceId];
  return role && { ...member, workspaceId, role };
}

/** In no order. Looks at all accounts: it is asked rarely, and there is no index over who is where. */
export async function membersOf(views: Views, workspaceId: string): Promise<readonly AccountView[]> {
  const where = [{ field: `roles.${workspaceId}`, in: ROLES }];
  const accounts = await views.find<WholeAccount>('accounts', { where });
  return accounts.flatMap((account) => memberIn(account, workspaceId) ?? []);
}

/** @param sessionId of a token; one that names none is ended by its epoch only */
export const hasEnded = ({ ended = [] }: WholeAccount, sessionId: string | undefined): boolean =>
  ended.some((one) => one.sessionId === sessionId);

/** Id of a member or an API key → name; those who have no account any more are missing. */
export async function actorNames(views: Views, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const all = [...new Set(ids)];
  const accounts = await Promise.all(all.map((id) => accountById(views, id)));
  const members = new Map(accounts.flatMap((account) => (account ? [[account.userId, account.name]] : [])));
  const keys = await keyNames(
    views,
    all.filter((id) => !members.has(id)),
  );
  return new Map([...members, ...keys]);
}
