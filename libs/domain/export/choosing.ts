/** Which of the documents asked for can be exported: those of the workspace that are completed, each once. Pure. */
import { DomainError } from '#kernel/domain-error.js';
import { isUuid } from '#kernel/ids.js';
import { msg } from '#texts/msg.js';
import type { Format } from './configuration.js';

/** What is asked for: the verb of the sentence that says what is missing. */
export type Purpose = 'preview' | 'export';

/** @throws DomainError `nothing_selected` */
export function checkSelection(documents: readonly string[], fields: readonly string[], purpose: Purpose): void {
  const missing = documents.length === 0 ? 'document' : fields.length === 0 ? 'field' : undefined;
  if (missing) throw new DomainError('nothing_selected', 'invalid', MISSING[purpose][missing]);
}

const MISSING = {
  preview: {
    document: msg('Please select at least one document to preview'),
    field: msg('Please select at least one field to preview'),
  },
  export: {
    document: msg('Please select at least one document to export'),
    field: msg('Please select at least one field to export'),
  },
} as const;

/**
 * Setting a page costs many times what a row of a table does, and the file keeps a table of all its pages in memory.
 */
export const MOST_IN_A_PDF = 1_000;

/** @throws DomainError `too_many_for_pdf` */
export function checkSize(documents: readonly string[], format: Format): void {
  if (format !== 'pdf' || documents.length <= MOST_IN_A_PDF) return;
  throw new DomainError(
    'too_many_for_pdf',
    'unprocessable',
    'At most 1,000 documents can be exported as PDF at once. Please choose fewer, or another format.',
  );
}

export function askedFor(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].filter(isUuid);
}

/**
 * Ids of others are as good as ids of nothing: what is found is exported, and only when nothing is, that is said.
 * @param found documents of the workspace among those asked for
 * @throws DomainError `document_not_found`, `not_completed`
 */
export function checkFound(found: number, completed: number): void {
  if (completed > 0) return;
  if (found > 0) throw new DomainError('not_completed', 'conflict', 'Only completed documents can be exported.');
  throw new DomainError('document_not_found', 'not-found', 'Document not found');
}
