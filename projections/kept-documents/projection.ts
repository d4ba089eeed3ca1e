/** kept-documents: what retention rules may take, and how much of the store a workspace's originals take. */
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  HoldPlaced,
  HoldReleased,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { defineProjection } from '#read-side/projection.js';
import type { KeptDocument } from './view.js';

const key = (event: { data: { documentId: string } }) => event.data.documentId;
const standing = (view: KeptDocument | undefined, original: 'reading' | 'there') =>
  view && (view.original === 'gone' ? view : { ...view, original });

export const keptDocuments = defineProjection<KeptDocument>({
  name: 'kept-documents',
  version: 1,
  indexes: [
    { fields: ['workspaceId', 'hold', 'createdAt'], covers: ['bytes'] },
    { fields: ['workspaceId', 'hold', 'original', 'createdAt'] },
    { fields: ['workspaceId', 'hold'], counted: true },
  ],
  on: (on) => [
    on(DocumentUploaded, {
      key,
      evolve: (_view, { data: { documentId, workspaceId, size }, metadata }) => ({
        ...{ documentId, workspaceId, createdAt: metadata.occurredAt, bytes: size },
        ...({ original: 'reading', hold: 'none' } as const),
      }),
    }),
    on(ExtractionRequested, { key, evolve: (view) => standing(view, 'reading') }),
    on(ExtractionCompleted, { key, evolve: (view) => standing(view, 'there') }),
    on(ExtractionFailed, { key, evolve: (view) => standing(view, 'there') }),
    on(OriginalDeleted, { key, evolve: (view) => view && { ...view, bytes: 0, original: 'gone' } }),
    on(HoldPlaced, { key, evolve: (view) => view && { ...view, hold: 'held' } }),
    on(HoldReleased, { key, evolve: (view) => view && { ...view, hold: 'none' } }),
    on(DocumentDeleted, { key, evolve: () => undefined }),
  ],
});
