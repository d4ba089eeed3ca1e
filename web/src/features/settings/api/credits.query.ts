/** The workspace's credits line by line, a page at a time. */
import { CreditsAnswer } from '#contracts/workspaces.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { creditKeys } from '../../../entities/billing/keys.js';

export const useCredits = (page: number) =>
  useQuery({
    queryKey: creditKeys.page(page),
    queryFn: ({ signal }) => read(apiPaths.credits, CreditsAnswer, { query: { page, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
