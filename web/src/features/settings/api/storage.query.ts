/** How much the workspace's files take, and how much they may. */
import { StorageAnswer } from '#contracts/workspaces.js';
import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { usageKeys } from '../../../entities/usage/keys.js';
import { read } from '../../../lib/http.js';

export const useStorage = () =>
  useQuery({
    queryKey: usageKeys.storage(),
    queryFn: async ({ signal }) => (await read(apiPaths.storage, StorageAnswer, { signal })).storage,
    staleTime: 0,
  });
