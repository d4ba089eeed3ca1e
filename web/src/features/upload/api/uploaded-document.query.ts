/** How an uploaded document stands, asked for until it is read. */
import { DocumentAnswer } from '#contracts/documents.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { documentKeys } from '../../../lib/keys.js';
import { pollWhileUnsettled } from '../../../entities/documents/polling.js';

export const uploadedDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: documentKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await read(`/documents/${encodeURIComponent(id)}`, DocumentAnswer, { signal })).document,
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data && [state.data]),
  });

export const useUploadedDocument = (id: string) => useQuery(uploadedDocumentQuery(id));
