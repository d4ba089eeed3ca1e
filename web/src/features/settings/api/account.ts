/** The own account as it is now, and the mail with a link to its address once more. */
import { AccountAnswer } from '#contracts/auth.js';
import { Said } from '#contracts/engagement.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, write } from '../../../lib/http.js';

export const useAccount = () =>
  useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await read(apiPaths.account, AccountAnswer, { signal })).account,
    staleTime: 0,
  });

export function useSendAddressLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST', apiPaths.sendAddressLink, Said),
    // It may have been confirmed or lost elsewhere meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
}
