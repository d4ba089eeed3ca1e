/** The workspace's credits, under the key that the other screens use, too. */
import { UsageAnswer } from '#contracts/workspaces.js';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { usageKeys } from '../../../lib/keys.js';

export const useUsage = () =>
  useQuery({
    queryKey: usageKeys.all,
    queryFn: async ({ signal }) => (await read('/workspaces/usage', UsageAnswer, { signal })).usage,
  });
