/** A list of the workspace's documents. Asked for again while one of them is being read. */
import { DocumentList } from './wire.js';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { documentKeys } from './keys.js';
import { pollWhileUnsettled } from './polling.js';

export const documentListQuery = (query: Record<string, string | number>) =>
  queryOptions({
    queryKey: documentKeys.list(query),
    queryFn: ({ signal }) => read(apiPaths.documents, DocumentList, { query, signal }),
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data?.documents),
  });
