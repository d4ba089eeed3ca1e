/** The own account as the server has it now. What it says of the role, the session goes by from then on. */
import { AccountAnswer } from '#contracts/auth.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { accountKey } from './keys.js';
import { renewRole, useSession } from './session.js';

export const useAccount = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await read(apiPaths.account, AccountAnswer, { signal })).account,
    staleTime: 0,
  });

/**
 * For as long as somebody is signed in: an owner may make them something else at any time, also while they are away.
 */
export function useFreshRole(): void {
  const id = useSession()?.user.id;
  const { data: account } = useAccount();
  useEffect(() => {
    if (account && account.id === id) renewRole(account.role);
  }, [account, id]);
}
