/** A document as a tool answers it: what Recto says of it, then a part of its values. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { DocumentDetail, DocumentSummary } from '#contracts/documents.js';
import { answer } from './answers.js';
import { valuesOf, type ReadValue } from './values.js';

export interface Part {
  /** Only these, and what is below them. */
  readonly paths?: readonly string[];
  readonly offset?: number;
  readonly limit?: number;
}

export const VALUES_AT_ONCE = 200;

export function reading(
  document: DocumentDetail,
  { paths, offset = 0, limit = VALUES_AT_ONCE }: Part = {},
): CallToolResult {
  const wanted = valuesOf(document).filter(({ path }) => isAmong(path, paths));
  const values: readonly ReadValue[] = wanted.slice(offset, offset + limit);
  const left = wanted.length - offset - values.length;
  const { version, pages, proposals, failure } = document;
  const said = {
    ...headOf(document),
    version,
    pages,
    ...(failure && { failure }),
    ...(proposals.length > 0 && { proposals_waiting: proposals.length }),
    values: { count: wanted.length, ...(left > 0 && { next_offset: offset + values.length }) },
  };
  return answer(said, { file_name: document.originalFilename, values });
}

/** What Recto itself says of a document. */
export function headOf({ _id, status, docType, language, createdAt }: DocumentSummary): Record<string, unknown> {
  return { document_id: _id, status, type: docType, language, uploaded_at: createdAt };
}

function isAmong(path: string, paths: readonly string[] | undefined): boolean {
  return paths === undefined || paths.some((wanted) => path === wanted || path.startsWith(`${wanted}.`));
}
