/** What is known of a document from its upload on, before anything of it was read. Pure. */
import type { DocumentUploaded } from '#contexts/documents/domain/document.events.js';
import type { EventOf, ReadEvent } from '#kernel/event.js';
import type { DocumentFacts } from './view.js';

export function uploadedFacts({ data, metadata }: ReadEvent<EventOf<typeof DocumentUploaded>>): DocumentFacts {
  const { documentId, workspaceId, originalFilename, mime, size, deleteAfterProcessing } = data;
  return {
    documentId,
    workspaceId,
    originalFilename,
    docType: 'unknown',
    status: 'pending',
    language: '',
    createdAt: metadata.occurredAt,
    mime,
    size,
    pages: 0,
    deleteAfterProcessing,
    originalDeleted: false,
  };
}
