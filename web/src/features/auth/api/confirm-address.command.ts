/** Confirms the address of who is signed in, by what stands behind the # of the link in the mail. */
import { Said } from '#contracts/engagement.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

export function useConfirmAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => write('POST', apiPaths.confirmAddress, Said, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKey }),
  });
}
