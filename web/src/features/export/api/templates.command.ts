/** Saving and deleting export templates. */
import { TemplateAnswer, type TemplateBody } from '#contracts/export.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove, write } from '../../../lib/http.js';
import { exportKeys } from '../../../entities/exports/keys.js';

export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (template: TemplateBody) =>
      (await write('PUT', apiPaths.exportTemplates, TemplateAnswer, { body: template })).template,
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.templates() }),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => remove(apiPaths.exportTemplate(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.templates() }),
  });
}
