/** The state of a document, and how facts move it: pending → processing → completed or failed; deleted is the end. */
import type { JsonObject } from '#kernel/json.js';
import { stillConfirmed, withConfirmed } from './confirmations.js';
import type { DocumentEvent } from './document.events.js';

export type DocumentStatus = 'pending' | 'processing' | 'completed' | 'failed';

export type Document =
  | { readonly status: 'none' }
  | { readonly status: 'deleted'; readonly workspaceId: string }
  | {
      readonly status: DocumentStatus;
      readonly documentId: string;
      readonly workspaceId: string;
      readonly mime: string;
      readonly originalFilename: string;
      readonly objectKey: string;
      readonly deleteAfterProcessing: boolean;
      readonly originalDeleted: boolean;
      /** The extraction that has not concluded. */
      readonly openRequest?: { readonly requestId: string; readonly period: string };
      readonly extraction: JsonObject;
      /** Paths of values that somebody confirmed. */
      readonly confirmed: readonly string[];
      /** 0 until completed, then 1 and one more for each edit. */
      readonly version: number;
    };

export type LiveDocument = Extract<Document, { documentId: string }>;

export function isLive(document: Document): document is LiveDocument {
  return document.status !== 'none' && document.status !== 'deleted';
}

export function evolveDocument(state: Document, event: DocumentEvent): Document {
  if (event.type === 'DocumentUploaded') {
    const { documentId, workspaceId, mime, originalFilename, objectKey, deleteAfterProcessing } = event.data;
    const fresh = { originalDeleted: false, extraction: {}, confirmed: [], version: 0 };
    return {
      status: 'pending',
      documentId,
      workspaceId,
      mime,
      originalFilename,
      objectKey,
      deleteAfterProcessing,
      ...fresh,
    };
  }
  if (!isLive(state)) return state;
  switch (event.type) {
    case 'ExtractionRequested': {
      const { requestId, period } = event.data;
      return { ...state, status: 'pending', openRequest: { requestId, period } };
    }
    case 'ExtractionStarted':
      return { ...state, status: 'processing' };
    case 'ExtractionCompleted':
      return {
        ...state,
        status: 'completed',
        openRequest: undefined,
        extraction: event.data.extraction,
        confirmed: [],
        version: 1,
      };
    case 'ExtractionFailed':
      return { ...state, status: 'failed', openRequest: undefined };
    case 'FieldsEdited':
      return {
        ...state,
        extraction: event.data.extraction,
        confirmed: stillConfirmed(state.confirmed, event.data.fieldChanges),
        version: event.data.version,
      };
    case 'FieldsConfirmed':
      return { ...state, confirmed: withConfirmed(state.confirmed, event.data.paths) };
    case 'OriginalDeleted':
      return { ...state, originalDeleted: true };
    case 'DocumentDeleted':
      return { status: 'deleted', workspaceId: state.workspaceId };
  }
}
