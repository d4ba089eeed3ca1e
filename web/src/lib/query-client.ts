/**
 * The cache of what the server said. One retry, none for a refusal; nor where the server itself says that it is not
 * available: it has waited up to half a minute for its stores, and a member would look at an empty page twice as long.
 */
import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';
import { ApiError, statusOf } from './api-error.js';
import { backOff } from './back-off.js';

/** Shows no answer that is older than a change it was told of. */
class FreshQueryClient extends QueryClient {
  /**
   * TanStack Query does not ask again what it is asking for the first time: it takes the answer that is under way for
   * one to the change, though it may have been given before it. Such queries are asked once more behind it.
   */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const asked = new Set(underWay.filter(({ state }) => state.data === undefined));
    const first = Promise.allSettled([...asked].map(({ promise }) => promise));
    await super.invalidateQueries(filters, options);
    if (asked.size === 0) return;
    await first;
    await super.invalidateQueries(
      { predicate: (query) => asked.has(query), refetchType: filters?.refetchType },
      options,
    );
  }
}

export const queryClient = new FreshQueryClient({
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
