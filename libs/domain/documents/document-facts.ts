/** What is known of a document from its upload on, before anything of it was read. Pure. */
import type { EventOf, ReadEvent } from '#kernel/event.js';
import type { DocumentUploaded } from './document.events.js';
import type { DocumentStatus } from './document.js';

/** A document in few words, as lists show it. */
export interface DocumentFacts {
  readonly documentId: string;
  readonly workspaceId: string;
  readonly originalFilename: string;
  readonly docType: string;
  readonly status: DocumentStatus;
  /** '' until known */
  readonly language: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  readonly mime: string;
  /** bytes */
  readonly size: number;
  /** 0 until known */
  readonly pages: number;
  readonly deleteAfterProcessing: boolean;
  readonly originalDeleted: boolean;
}

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
