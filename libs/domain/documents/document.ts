/** The state of a document, and how facts move it: pending → processing → completed or failed; deleted is the end. */
import { reservedIn, type Reserved } from '#domain/billing/reservation.js';
import type { Dated } from '#kernel/decider.js';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { DocumentStatus } from '#kernel/document-status.js';
import type { JsonObject } from '#kernel/json.js';
import { stillConfirmed, withConfirmed } from './confirmations.js';
import type { DocumentEvent, Uploaded } from './document.events.js';
import { holdOf, type Hold } from './holds.js';
import { leftOpen, proposalOf, type OpenProposal } from './proposals.js';
import { STATUS_AFTER } from './status-after.js';

export type Document =
  { readonly status: 'none' } | { readonly status: 'deleted'; readonly workspaceId: string } | LiveDocument;

export interface LiveDocument extends Readonly<Uploaded> {
  readonly status: DocumentStatus;
  readonly originalDeleted: boolean;
  /** The extraction that has not concluded. */
  readonly openRequest?: Reserved;
  /** The request that failed last; there while nothing came after it. */
  readonly failedRequest?: string;
  readonly extraction: JsonObject;
  /** Paths of values that somebody confirmed. */
  readonly confirmed: readonly string[];
  /** What waits for a person. */
  readonly proposals: readonly OpenProposal[];
  /** 0 until completed, then 1 and one more for each edit. */
  readonly version: number;
  /** When the newest edits were made, ISO 8601; as many as an hour may have. */
  readonly editedAt: readonly string[];
  /** Keeps the document and its original from being deleted. */
  readonly hold?: Hold;
}

export function isLive(document: Document): document is LiveDocument {
  return document.status !== 'none' && document.status !== 'deleted';
}

export function evolveDocument(state: Document, event: DocumentEvent & Dated): Document {
  if (event.type === 'DocumentUploaded') {
    const status = STATUS_AFTER[event.type];
    const nothing = { extraction: {}, confirmed: [], proposals: [], version: 0, editedAt: [] };
    return { ...event.data, status, originalDeleted: false, ...nothing };
  }
  if (!isLive(state)) return state;
  switch (event.type) {
    case 'ExtractionRequested':
      return {
        ...state,
        status: STATUS_AFTER[event.type],
        openRequest: reservedIn(event.data),
        failedRequest: undefined,
      };
    case 'ExtractionStarted':
      return { ...state, status: STATUS_AFTER[event.type] };
    case 'ExtractionCompleted':
      return {
        ...state,
        status: STATUS_AFTER[event.type],
        openRequest: undefined,
        extraction: event.data.extraction,
        confirmed: [],
        proposals: [],
        version: 1,
      };
    case 'ExtractionFailed':
      return {
        ...state,
        status: STATUS_AFTER[event.type],
        openRequest: undefined,
        failedRequest: event.data.requestId,
      };
    case 'FieldsEdited':
      return {
        ...state,
        extraction: event.data.extraction,
        confirmed: stillConfirmed(state.confirmed, event.data),
        proposals: leftOpen(state.proposals, event.data),
        version: event.data.version,
        editedAt: event.metadata
          ? [...state.editedAt, event.metadata.occurredAt].slice(-DOCUMENT_LIMITS.editsPerHour)
          : state.editedAt,
      };
    case 'FieldsConfirmed':
      return { ...state, confirmed: withConfirmed(state.confirmed, event.data.paths) };
    case 'CorrectionProposed':
      return { ...state, proposals: [...state.proposals, proposalOf(event)] };
    case 'CorrectionRejected':
      return {
        ...state,
        proposals: state.proposals.filter(({ proposalId }) => proposalId !== event.data.proposalId),
      };
    case 'OriginalDeleted':
      return { ...state, originalDeleted: true };
    case 'HoldPlaced':
      return { ...state, hold: holdOf(event) };
    case 'HoldReleased':
      return { ...state, hold: undefined };
    case 'DocumentDeleted':
      return { status: 'deleted', workspaceId: state.workspaceId };
  }
}
