/** How long documents are kept: the rule, what another would take, who set which, and setting it. */
import { RetentionAnswer, RetentionChangeList, RetentionPreview, type RetentionBody } from '#contracts/retention.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, write } from '../../../lib/http.js';

const retentionKeys = {
  all: ['retention'] as const,
  rule: () => [...retentionKeys.all, 'rule'] as const,
  preview: (rule: RetentionBody | undefined) => [...retentionKeys.all, 'preview', rule] as const,
  changes: () => [...retentionKeys.all, 'changes'] as const,
};

export const useRetention = () =>
  useQuery({
    queryKey: retentionKeys.rule(),
    queryFn: async ({ signal }) => (await read(apiPaths.retention, RetentionAnswer, { signal })).rule,
    staleTime: 0,
  });

/** @param rule undefined: nothing is asked */
export const useRetentionPreview = (rule: RetentionBody | undefined) =>
  useQuery({
    queryKey: retentionKeys.preview(rule),
    enabled: rule !== undefined,
    queryFn: ({ signal }) => read(apiPaths.retentionPreview, RetentionPreview, { signal, query: asText(rule) }),
    staleTime: 0,
    retry: false,
  });

const asText = (rule: RetentionBody | undefined) => ({
  originalsAfterDays: rule?.originalsAfterDays ?? undefined,
  documentsAfterDays: rule?.documentsAfterDays ?? undefined,
});

export const useRetentionChanges = () =>
  useQuery({
    queryKey: retentionKeys.changes(),
    queryFn: async ({ signal }) => (await read(apiPaths.retentionChanges, RetentionChangeList, { signal })).changes,
    staleTime: 0,
  });

export function useSetRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RetentionBody) => write('PUT', apiPaths.retention, RetentionAnswer, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: retentionKeys.all }),
  });
}
