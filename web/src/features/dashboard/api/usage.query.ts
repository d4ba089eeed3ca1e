/** How much of the month's credits is used. */
import { UsageAnswer } from '#contracts/workspaces.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { usageKeys } from '../../../lib/keys.js';

export const usageQuery = () =>
  queryOptions({
    queryKey: usageKeys.all,
    queryFn: async ({ signal }) => (await read('/workspaces/usage', UsageAnswer, { signal })).usage,
  });

export const useUsage = () => useQuery(usageQuery());
