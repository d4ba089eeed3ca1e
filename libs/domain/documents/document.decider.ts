/** The rules of a document's life. Worker answers that come late, twice or for another request change nothing. */
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { confirmable } from './confirmations.js';
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  OriginalDeleted,
  type DocumentEvent,
} from './document.events.js';
import { evolveDocument, isLive, type Document, type LiveDocument } from './document.js';
import { fieldChanges } from './field-changes.js';

type Completed = EventOf<typeof ExtractionCompleted>['data'];

export type DocumentCommand =
  | {
      readonly type: 'UploadDocument';
      readonly documentId: string;
      readonly workspaceId: string;
      readonly originalFilename: string;
      readonly mime: string;
      readonly size: number;
      readonly sha256: string;
      readonly objectKey: string;
      readonly deleteAfterProcessing: boolean;
      readonly requestId: string;
      readonly period: string;
    }
  | { readonly type: 'StartExtraction'; readonly requestId: string }
  | {
      readonly type: 'RecordExtraction';
      readonly requestId: string;
      readonly result: Omit<Completed, 'documentId' | 'workspaceId' | 'requestId' | 'period'>;
    }
  | { readonly type: 'FailExtraction'; readonly requestId: string; readonly code: string; readonly message: string }
  | {
      readonly type: 'EditFields';
      readonly workspaceId: string;
      readonly extraction: JsonObject;
      readonly changes: readonly string[];
      /** The version the editor saw (If-Match); absent: whatever it is. */
      readonly expectedVersion?: number;
    }
  | {
      readonly type: 'ConfirmFields';
      readonly workspaceId: string;
      readonly paths: readonly string[];
      /** The version whose values were looked at (If-Match); absent: whatever it is. */
      readonly expectedVersion?: number;
    }
  | { readonly type: 'RecordOriginalDeleted' }
  | { readonly type: 'DeleteDocument'; readonly workspaceId: string };

export const documentDecider: Decider<DocumentCommand, DocumentEvent, Document> = {
  category: 'document',
  initial: { status: 'none' },
  evolve: evolveDocument,

  decide(command, state) {
    switch (command.type) {
      case 'UploadDocument': {
        if (state.status !== 'none') return [];
        const { type: _type, requestId, period, ...upload } = command;
        const { documentId, workspaceId } = upload;
        return [DocumentUploaded(upload), ExtractionRequested({ documentId, workspaceId, requestId, period })];
      }
      case 'StartExtraction':
        if (!awaits(state, command.requestId) || state.status === 'processing') return [];
        return [ExtractionStarted(requestOf(state))];
      case 'RecordExtraction':
        if (!awaits(state, command.requestId)) return [];
        return [ExtractionCompleted({ ...requestOf(state), period: state.openRequest.period, ...command.result })];
      case 'FailExtraction': {
        if (!awaits(state, command.requestId)) return [];
        const { code, message } = command;
        return [ExtractionFailed({ ...requestOf(state), period: state.openRequest.period, code, message })];
      }
      case 'EditFields':
        return edit(ownedBy(command.workspaceId, state), command);
      case 'ConfirmFields':
        return confirm(ownedBy(command.workspaceId, state), command);
      case 'RecordOriginalDeleted':
        if (!isLive(state) || state.originalDeleted) return [];
        return [OriginalDeleted({ documentId: state.documentId, workspaceId: state.workspaceId })];
      case 'DeleteDocument': {
        if (state.status === 'deleted' && state.workspaceId === command.workspaceId) return [];
        const { documentId, workspaceId, objectKey, openRequest } = ownedBy(command.workspaceId, state);
        return [DocumentDeleted({ documentId, workspaceId, objectKey, ...(openRequest && { openRequest }) })];
      }
    }
  },
};

export function documentNotFound(): DomainError {
  return new DomainError('document_not_found', 'not-found', 'Document not found');
}

/** Another workspace's document is, for this one, no document. */
export function ownedBy(workspaceId: string, state: Document): LiveDocument {
  if (!isLive(state) || state.workspaceId !== workspaceId) throw documentNotFound();
  return state;
}

function edit(document: LiveDocument, command: Extract<DocumentCommand, { type: 'EditFields' }>): DocumentEvent[] {
  mustBeReady(document, command.expectedVersion);
  const changed = fieldChanges(document.extraction, command.extraction);
  if (changed.length === 0) return [];
  const { documentId, workspaceId } = document;
  const version = document.version + 1;
  return [
    FieldsEdited({
      documentId,
      workspaceId,
      version,
      extraction: command.extraction,
      changes: [...command.changes],
      fieldChanges: changed,
    }),
  ];
}

function confirm(
  document: LiveDocument,
  command: Extract<DocumentCommand, { type: 'ConfirmFields' }>,
): DocumentEvent[] {
  mustBeReady(document, command.expectedVersion);
  const { documentId, workspaceId, version } = document;
  const paths = confirmable(document.extraction, document.confirmed, command.paths);
  return paths.length === 0 ? [] : [FieldsConfirmed({ documentId, workspaceId, version, paths })];
}

/** Completed, and at the version that whoever asks has seen. */
function mustBeReady(document: LiveDocument, expectedVersion: number | undefined): void {
  if (document.status !== 'completed') {
    throw new DomainError('not_completed', 'conflict', 'Only completed documents can be edited.');
  }
  if (expectedVersion !== undefined && expectedVersion !== document.version) {
    throw new DomainError(
      'edited_meanwhile',
      'precondition-failed',
      'Somebody else edited this document in the meantime.',
      {
        expectedVersion,
        currentVersion: document.version,
      },
    );
  }
}

function awaits(
  state: Document,
  requestId: string,
): state is LiveDocument & { openRequest: { requestId: string; period: string } } {
  return isLive(state) && state.openRequest?.requestId === requestId;
}

function requestOf(state: LiveDocument & { openRequest: { requestId: string } }) {
  return { documentId: state.documentId, workspaceId: state.workspaceId, requestId: state.openRequest.requestId };
}
