/** How much of the month's credits is used; the shell, the dashboard and the settings show it. */
import { UsageAnswer } from '#contracts/workspaces.js';
import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../api-paths.js';
import { read } from '../../lib/http.js';
import { usageKeys } from './keys.js';

export const useUsage = () =>
  useQuery({
    queryKey: usageKeys.all,
    queryFn: async ({ signal }) => (await read(apiPaths.usage, UsageAnswer, { signal })).usage,
  });
