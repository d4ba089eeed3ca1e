/** What became different between two versions. Versions never change, so neither does this. */
import { VersionAnswer, type DocumentVersion } from '#contracts/documents.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';

const comparisonQuery = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: documentKeys.comparison(id, from, to),
    queryFn: async ({ signal }): Promise<Pick<DocumentVersion, 'fieldChanges' | 'moreChanges'>> => {
      const path = apiPaths.version(id, to);
      return (await read(path, VersionAnswer, { query: { from }, signal })).comparison ?? { fieldChanges: [] };
    },
    staleTime: Infinity,
  });

export const useComparison = (id: string, from: number, to: number) => useQuery(comparisonQuery(id, from, to));
