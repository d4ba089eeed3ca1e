/** originals-to-delete: for the sweep that deletes the originals of documents which could not be read. */
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionFailed,
  ExtractionRequested,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { defineProjection } from '#read-side/projection.js';
import type { OriginalToDelete } from './view.js';

const key = (event: { data: { documentId: string } }) => event.data.documentId;

export const originalsToDelete = defineProjection<OriginalToDelete>({
  name: 'originals-to-delete',
  version: 1,
  indexes: [{ fields: ['failedAt'] }],
  on: (on) => [
    on(DocumentUploaded, {
      key,
      evolve: (_view, { data: { documentId, deleteAfterProcessing } }) =>
        deleteAfterProcessing ? { documentId } : undefined,
    }),
    on(ExtractionFailed, { key, evolve: (view, { metadata }) => view && { ...view, failedAt: metadata.occurredAt } }),
    on(ExtractionRequested, { key, evolve: (view) => view && { documentId: view.documentId } }),
    on(OriginalDeleted, { key, evolve: () => undefined }),
    on(DocumentDeleted, { key, evolve: () => undefined }),
  ],
});
