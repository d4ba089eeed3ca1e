/** The mail with a link to the own address once more. */
import { Said } from '#contracts/engagement.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

export function useSendAddressLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST', apiPaths.sendAddressLink, Said),
    // It may have been confirmed or lost elsewhere meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
}
