/** Says that values were looked at and are right. Shown at once; taken back when the server refuses. */
import type { ConfirmBody } from '#contracts/documents.js';
import { DocumentAnswer, type DocumentDetail } from '../../../entities/documents/wire.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';

interface Confirm {
  readonly paths: string[];
  /** The version whose values were looked at. */
  readonly version: number;
}

export function useConfirmFields(id: string) {
  const client = useQueryClient();
  const key = documentKeys.detail(id);
  const withPaths = (paths: readonly string[]) =>
    client.setQueryData<DocumentDetail>(
      key,
      (old) => old && { ...old, confirmed: [...new Set([...old.confirmed, ...paths])] },
    );
  return useMutation({
    // One after another: each answer is then newer than the one before.
    scope: { id: `confirm ${id}` },
    mutationFn: ({ paths, version }: Confirm) => {
      const body: ConfirmBody = { paths };
      return write('POST', apiPaths.confirm(id), DocumentAnswer, {
        body,
        headers: { 'If-Match': `"${version}"` },
      });
    },
    onMutate: async ({ paths }) => {
      await client.cancelQueries({ queryKey: key });
      withPaths(paths);
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
