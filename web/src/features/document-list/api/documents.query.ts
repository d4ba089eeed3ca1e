/** One page of the workspace's documents. Asked for again while one of them is being read. */
import { DocumentList } from '#contracts/documents.js';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { documentKeys } from '../../../lib/keys.js';
import { pollWhileUnsettled } from '../../../entities/documents/polling.js';
import { PAGE_SIZE, type ListView } from '../list-view.js';

export const documentsQuery = ({ page, search, status, docType }: ListView) => {
  const query = { page, limit: PAGE_SIZE, search, status: status.join(','), docType: docType.join(',') };
  return queryOptions({
    queryKey: documentKeys.list(query),
    queryFn: ({ signal }) => read('/documents', DocumentList, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data?.documents),
  });
};

export const useDocuments = (view: ListView) => useQuery(documentsQuery(view));
