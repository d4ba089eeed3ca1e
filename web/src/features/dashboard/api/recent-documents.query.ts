/** The five newest documents, asked for again while one of them is being read. */
import { DocumentList } from '#contracts/documents.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { documentKeys } from '../../../lib/keys.js';
import { pollWhileUnsettled } from '../../../entities/documents/polling.js';

const RECENT = 5;

export const recentDocumentsQuery = () =>
  queryOptions({
    queryKey: documentKeys.list({ limit: RECENT }),
    queryFn: async ({ signal }) =>
      (await read('/documents', DocumentList, { query: { limit: RECENT }, signal })).documents,
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data),
  });

export const useRecentDocuments = () => useQuery(recentDocumentsQuery());
