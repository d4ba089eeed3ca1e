/** The cache of what the server said. One retry, none for a refusal. */
import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.js';
import { backOff } from './back-off.js';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && !isRefusal(error),
      retryDelay: (failures) => backOff(failures + 1),
      refetchOnWindowFocus: false,
      networkMode: 'always',
      staleTime: 5000,
    },
    mutations: { networkMode: 'always' },
  },
});

function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500;
}
