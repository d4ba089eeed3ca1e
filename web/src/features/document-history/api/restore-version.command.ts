/** Makes an old version's values the newest. The server refuses with 412 when somebody saved since `seen`. */
import { DocumentAnswer } from '../../../entities/documents/wire.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';

interface Restore {
  readonly version: number;
  /** The newest version the member has seen. */
  readonly seen: number;
}

export function useRestoreVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, seen }: Restore) =>
      write('POST', apiPaths.restore(id, version), DocumentAnswer, {
        headers: { 'If-Match': `"${seen}"` },
      }),
    onSuccess: ({ document }) => {
      client.setQueryData(documentKeys.detail(id), document);
      void client.invalidateQueries({ queryKey: documentKeys.lists(), refetchType: 'none' });
    },
    onError: () => client.invalidateQueries({ queryKey: documentKeys.detail(id) }),
  });
}
