/**
 * The cache of what the server said. One retry, none for a refusal; nor where the server itself says that it is not
 * available: it has waited up to half a minute for its stores, and a member would look at an empty page twice as long.
 */
import { QueryClient } from '@tanstack/react-query';
import { ApiError, statusOf } from './api-error.js';
import { backOff } from './back-off.js';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && !isRefusal(error) && !hasWaited(error),
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

function hasWaited(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}
