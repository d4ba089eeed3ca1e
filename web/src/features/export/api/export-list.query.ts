/** The documents that can be chosen, at most a hundred, with their values. */
import { DocumentList } from '#contracts/documents.js';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { documentKeys } from '../../../lib/keys.js';
import { pollWhileUnsettled } from '../../../entities/documents/polling.js';
import { listQuery, type Filters } from '../list-filters.js';

export const exportListQuery = (filters: Filters) => {
  const query = listQuery(filters);
  return queryOptions({
    queryKey: documentKeys.list(query),
    queryFn: ({ signal }) => read('/documents', DocumentList, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data?.documents),
  });
};

export const useExportList = (filters: Filters) => useQuery(exportListQuery(filters));
