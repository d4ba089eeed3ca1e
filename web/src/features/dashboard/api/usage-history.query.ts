/** What was uploaded and used on each of the last 30 days. */
import { UsageHistory } from '#contracts/workspaces.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { usageKeys } from '../../../entities/usage/keys.js';

const usageHistoryQuery = () =>
  queryOptions({
    queryKey: usageKeys.history(),
    queryFn: async ({ signal }) => (await read(apiPaths.usageHistory, UsageHistory, { signal })).days,
  });

export const useUsageHistory = () => useQuery(usageHistoryQuery());
