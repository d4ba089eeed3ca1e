/** One document with everything read from it. Asked for again while it is being read. */
import { DocumentAnswer } from './wire.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../api-paths.js';
import { read } from '../../lib/http.js';
import { documentKeys } from './keys.js';
import { pollWhileUnsettled } from './polling.js';

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: documentKeys.detail(id),
    queryFn: async ({ signal }) => (await read(apiPaths.document(id), DocumentAnswer, { signal })).document,
    refetchInterval: ({ state }) => pollWhileUnsettled(state.data && [state.data]),
  });

export const useDocument = (id: string) => useQuery(documentQuery(id));
