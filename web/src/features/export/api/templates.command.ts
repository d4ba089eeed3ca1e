/** Saving and deleting export templates. */
import { TemplateAnswer, type TemplateBody } from '#contracts/export.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remove, write } from '../../../lib/http.js';
import { exportKeys } from '../../../lib/keys.js';

export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (template: TemplateBody) =>
      (await write('PUT', '/export/templates', TemplateAnswer, { body: template })).template,
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.templates() }),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => remove(`/export/templates/${encodeURIComponent(id)}`),
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.templates() }),
  });
}
