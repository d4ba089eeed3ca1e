/**
 * What happened to a document, and how it stood after one of its facts. Past states change only by a deletion, which
 * asks again.
 */
import { DocumentHistory, DocumentStateAnswer } from '../model/wire.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read, readFile } from '../../../lib/http.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { documentKeys } from '../../../entities/documents/keys.js';

export const useHistory = (id: string) =>
  useQuery({
    queryKey: documentKeys.history(id),
    queryFn: ({ signal }) => read(apiPaths.history(id), DocumentHistory, { signal }),
  });

/** With what became different since the fact before it. */
export const useStateAt = (id: string, revision: number, facts: number) =>
  useQuery({
    queryKey: documentKeys.stateAt(id, revision, facts),
    queryFn: ({ signal }) =>
      read(apiPaths.stateAt(id), DocumentStateAnswer, { query: { revision, from: Math.max(0, revision - 1) }, signal }),
    placeholderData: keepPreviousData,
  });

export const loadPackage = (id: string): Promise<Blob> => readFile(apiPaths.auditPackage(id));
