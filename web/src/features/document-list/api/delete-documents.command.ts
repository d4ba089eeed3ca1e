/** Deletes documents, one call each, a few at a time. Answers which went and how the others failed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { remove } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';
import { usageKeys } from '../../../entities/usage/keys.js';

const AT_ONCE = 4;

interface Deletion {
  readonly deleted: readonly string[];
  readonly failures: readonly unknown[];
}

async function deleteDocuments(ids: readonly string[]): Promise<Deletion> {
  const waiting = [...ids];
  const deleted: string[] = [];
  const failures: unknown[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await remove(apiPaths.document(id));
        deleted.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { deleted, failures };
}

export function useDeleteDocuments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteDocuments,
    onSuccess: async ({ deleted }) => {
      for (const id of deleted) client.removeQueries({ queryKey: documentKeys.detail(id) });
      await Promise.all([
        client.invalidateQueries({ queryKey: documentKeys.lists() }),
        client.invalidateQueries({ queryKey: usageKeys.all }),
      ]);
    },
  });
}
