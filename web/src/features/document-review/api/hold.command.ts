/** Puts a document on hold, or releases it. The answer says how it stands now. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { documentKeys } from '../../../entities/documents/keys.js';
import { DocumentAnswer } from '../../../entities/documents/wire.js';
import { write } from '../../../lib/http.js';

function useHoldChange<Given>(id: string, ask: (given: Given) => Promise<DocumentAnswer>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `hold ${id}` },
    mutationFn: ask,
    onSuccess: ({ document }) => client.setQueryData(documentKeys.detail(id), document),
    onError: () => client.invalidateQueries({ queryKey: documentKeys.detail(id) }),
  });
}

export const usePlaceHold = (id: string) =>
  useHoldChange(id, (reason: string) => write('PUT', apiPaths.hold(id), DocumentAnswer, { body: { reason } }));
export const useReleaseHold = (id: string) =>
  useHoldChange<void>(id, () => write('DELETE', apiPaths.hold(id), DocumentAnswer));
