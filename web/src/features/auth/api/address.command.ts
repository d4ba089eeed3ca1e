/** The two links of a change of address: to the new one, and to the one before. */
import { AddressChangedAnswer } from '#contracts/auth.js';
import { Said } from '#contracts/engagement.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../entities/account/keys.js';
import { renewAddress } from '../../../entities/account/session.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

/** By who is signed in; the session goes on with the token that comes back. */
export function useNewAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => write('POST', apiPaths.newAddress, AddressChangedAnswer, { body: { token } }),
    onSuccess: ({ email, token }) => {
      renewAddress(email, token);
      return client.invalidateQueries({ queryKey: accountKey });
    },
  });
}

export const useKeepAddress = () =>
  useMutation({ mutationFn: (token: string) => write('POST', apiPaths.keepAddress, Said, { body: { token } }) });
