/** document-list: a row per document that was not deleted, for lists, search and filters. */
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { defineProjection, type Projection } from '#read-side/projection.js';
import type { ContentKeys } from './content-keys.js';
import { uploadedFacts } from '#domain/documents/document-facts.js';
import type { DocumentRow } from './view.js';

const key = (event: { data: { documentId: string } }) => event.data.documentId;

/** Version 2: rows know the same bytes again. */
export const documentList = (contentKeys: ContentKeys): Projection<DocumentRow> =>
  defineProjection<DocumentRow>({
    name: 'document-list',
    version: 2,
    indexes: [
      { fields: ['workspaceId', 'createdAt'], covers: ['status', 'docType', 'language', 'originalFilename'] },
      { fields: ['workspaceId', 'status', 'createdAt'] },
      { fields: ['workspaceId', 'docType', 'createdAt'] },
      { fields: ['contentKey', 'createdAt'] },
      { fields: ['workspaceId', 'status', 'docType', 'language'], counted: true },
    ],
    on: (on) => [
      on(DocumentUploaded, {
        key,
        evolve: (_row, event) => ({
          ...uploadedFacts(event),
          contentKey: contentKeys.keyOf(event.data.workspaceId, event.data.sha256),
        }),
      }),
      on(ExtractionRequested, { key, evolve: (row) => row && { ...row, status: 'pending' } }),
      on(ExtractionStarted, { key, evolve: (row) => row && { ...row, status: 'processing' } }),
      on(ExtractionCompleted, {
        key,
        evolve: (row, { data }) =>
          row && {
            ...row,
            status: 'completed',
            docType: data.docType,
            language: data.language,
            pages: data.pages.length,
          },
      }),
      on(ExtractionFailed, { key, evolve: (row) => row && { ...row, status: 'failed' } }),
      on(OriginalDeleted, { key, evolve: (row) => row && { ...row, originalDeleted: true } }),
      on(DocumentDeleted, { key, evolve: () => undefined }),
    ],
  });
