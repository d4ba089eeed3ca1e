/** Saves corrected values. The server refuses with 412 when somebody else saved since `version`. */
import type { EditBody, Extraction } from '#contracts/documents.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { documentKeys } from '../../../entities/documents/keys.js';

interface Edit {
  readonly version: number;
  readonly extraction: Extraction;
  readonly changes: string[];
}

async function editDocument(id: string, { version, extraction, changes }: Edit): Promise<void> {
  const body: EditBody = { extraction, changes };
  await write('PUT', apiPaths.document(id), z.unknown(), {
    body,
    headers: { 'If-Match': `"${version}"` },
  });
}

export function useEditDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit) => editDocument(id, edit),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: documentKeys.detail(id) }),
        client.invalidateQueries({ queryKey: documentKeys.lists(), refetchType: 'none' }),
      ]),
  });
}
