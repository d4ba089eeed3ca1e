/** The own account as the server has it now. What it says of the role, the session goes by from then on. */
import { AccountAnswer } from '#contracts/auth.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goOnIn } from '../../lib/go-on-in.js';
import { read } from '../../lib/http.js';
import { language } from '../../lib/texts.js';
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

/**
 * Loads the page again where the account speaks another language than the page does. Asked once, when the account is
 * first known: whoever is typing later on loses nothing because of a choice made elsewhere.
 */
export function useOwnLanguage(): void {
  const id = useSession()?.user.id;
  const { data: account } = useAccount();
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!account || account.id !== id || askedFor.current === id) return;
    askedFor.current = id;
    if (account.language !== null && account.language !== language()) goOnIn(account.language);
  }, [account, id]);
}
