/** The rules of a document's life. Worker answers that come late, twice or for another request change nothing. */
import type { Reserved } from '#domain/billing/reservation.js';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { confirmable, withConfirmed } from './confirmations.js';
import {
  CorrectionProposed,
  CorrectionRejected,
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  HoldPlaced,
  HoldReleased,
  OriginalDeleted,
  type DocumentEvent,
  type Uploaded,
} from './document.events.js';
import { evolveDocument, isLive, type Document, type LiveDocument } from './document.js';
import { changesBetween } from './field-changes.js';
import { documentHeld } from './holds.js';
import {
  confirmedMustBeWithinLimits,
  mustBeWithinLimits,
  mustBeWithinTheHour,
  notesMustBeWithinLimits,
} from './limits.js';
import { applied, openOne, proposalsMustBeWithinLimits, type OpenProposal } from './proposals.js';
import { valueAt, withValueAt } from './values-at.js';

type Completed = EventOf<typeof ExtractionCompleted>['data'];

export type DocumentCommand =
  | { readonly type: 'UploadDocument'; readonly uploaded: Uploaded; readonly reserved: Reserved }
  | { readonly type: 'StartExtraction'; readonly requestId: string }
  | {
      readonly type: 'RecordExtraction';
      readonly requestId: string;
      readonly result: Omit<Completed, 'documentId' | 'workspaceId' | keyof Reserved>;
    }
  | { readonly type: 'FailExtraction'; readonly requestId: string; readonly code: string; readonly message: string }
  | {
      readonly type: 'RetryExtraction';
      readonly workspaceId: string;
      /** The request that failed: it is tried again once, however often that is asked for. */
      readonly failedRequest: string;
      readonly reserved: Reserved;
    }
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
  | {
      readonly type: 'ProposeCorrection';
      readonly workspaceId: string;
      readonly proposalId: string;
      readonly path: string;
      readonly value: Json;
      readonly reason: string;
    }
  | {
      readonly type: 'AcceptCorrection' | 'RejectCorrection';
      readonly workspaceId: string;
      readonly proposalId: string;
    }
  /** Nothing while the document is on hold, or is being read. */
  | { readonly type: 'DeleteOriginal' }
  | { readonly type: 'PlaceHold'; readonly workspaceId: string; readonly reason: string }
  | { readonly type: 'ReleaseHold'; readonly workspaceId: string }
  | {
      readonly type: 'DeleteDocument';
      readonly workspaceId: string;
      /** The workspace is no more, and holds end with it. */
      readonly evenHeld?: true;
    };

export const documentDecider: Decider<DocumentCommand, DocumentEvent, Document> = {
  category: 'document',
  initial: { status: 'none' },
  evolve: evolveDocument,

  decide(command, state, { now }) {
    switch (command.type) {
      case 'UploadDocument': {
        if (state.status !== 'none') return [];
        const { uploaded, reserved } = command;
        return [DocumentUploaded(uploaded), ExtractionRequested({ ...placeOf(uploaded), ...reserved })];
      }
      case 'StartExtraction':
        if (!awaits(state, command.requestId) || state.status === 'processing') return [];
        return [ExtractionStarted({ ...placeOf(state), requestId: command.requestId })];
      case 'RecordExtraction':
        if (!awaits(state, command.requestId)) return [];
        return [ExtractionCompleted({ ...placeOf(state), ...state.openRequest, ...command.result })];
      case 'FailExtraction': {
        if (!awaits(state, command.requestId)) return [];
        const { code, message } = command;
        return [ExtractionFailed({ ...placeOf(state), ...state.openRequest, code, message })];
      }
      case 'RetryExtraction': {
        const document = ownedBy(command.workspaceId, state);
        if (failedRequestOf(document) !== command.failedRequest) return [];
        return [ExtractionRequested({ ...placeOf(document), ...command.reserved })];
      }
      case 'EditFields':
        return edit(ownedBy(command.workspaceId, state), command, now);
      case 'ConfirmFields':
        return confirm(ownedBy(command.workspaceId, state), command);
      case 'ProposeCorrection':
        return propose(ownedBy(command.workspaceId, state), command);
      case 'AcceptCorrection': {
        const document = ownedBy(command.workspaceId, state);
        return accept(document, openOne(document.proposals, command.proposalId), now);
      }
      case 'RejectCorrection': {
        const document = ownedBy(command.workspaceId, state);
        const { proposalId } = openOne(document.proposals, command.proposalId);
        return [CorrectionRejected({ ...placeOf(document), proposalId })];
      }
      case 'DeleteOriginal':
        if (!isLive(state) || state.originalDeleted || state.hold || state.openRequest) return [];
        return [OriginalDeleted(placeOf(state))];
      case 'PlaceHold': {
        const document = ownedBy(command.workspaceId, state);
        const { reason } = command;
        return document.hold?.reason === reason ? [] : [HoldPlaced({ ...placeOf(document), reason })];
      }
      case 'ReleaseHold': {
        const document = ownedBy(command.workspaceId, state);
        return document.hold ? [HoldReleased(placeOf(document))] : [];
      }
      case 'DeleteDocument': {
        if (state.status === 'deleted' && state.workspaceId === command.workspaceId) return [];
        const document = ownedBy(command.workspaceId, state);
        const { objectKey, openRequest, hold } = document;
        if (hold && !command.evenHeld) throw documentHeld();
        return [DocumentDeleted({ ...placeOf(document), objectKey, ...(openRequest && { openRequest }) })];
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

/**
 * The request that may be tried again; undefined while one is under way. @throws DomainError when the document was
 * read, or when its file is gone
 */
export function failedRequestOf({ openRequest, failedRequest, originalDeleted }: LiveDocument): string | undefined {
  if (openRequest) return undefined;
  if (!failedRequest) {
    throw new DomainError('not_failed', 'conflict', 'Only a document that could not be read can be tried again.');
  }
  if (originalDeleted) throw fileGone();
  return failedRequest;
}

export function fileGone(): DomainError {
  return new DomainError(
    'original_deleted',
    'conflict',
    'The file of this document is not there any more. Please upload it again.',
  );
}

function edit(
  document: LiveDocument,
  command: Pick<Extract<DocumentCommand, { type: 'EditFields' }>, 'extraction' | 'changes' | 'expectedVersion'>,
  now: string,
  proposed?: { readonly proposalId: string; readonly by: string },
): DocumentEvent[] {
  mustBeReady(document, command.expectedVersion);
  mustBeWithinLimits(command.extraction);
  notesMustBeWithinLimits(command.changes);
  const changed = changesBetween(document.extraction, command.extraction);
  if (changed.fieldChanges.length === 0 && !changed.moreChanges) return [];
  mustBeWithinTheHour(document.editedAt, now);
  return [
    FieldsEdited({
      ...placeOf(document),
      version: document.version + 1,
      extraction: command.extraction,
      changes: [...command.changes],
      ...changed,
      ...(proposed && { proposed }),
    }),
  ];
}

function propose(
  document: LiveDocument,
  { proposalId, path, value, reason }: Extract<DocumentCommand, { type: 'ProposeCorrection' }>,
): DocumentEvent[] {
  mustBeReady(document, undefined);
  if (document.proposals.some((each) => each.proposalId === proposalId)) return [];
  if (standing(document, path, value)) return [];
  const before = valueAt(document.extraction, path);
  if (before === value)
    throw new DomainError('nothing_to_correct', 'conflict', 'This value stands there already.', { path });
  const corrected = withValueAt(document.extraction, path, value);
  if (!corrected) {
    const message = 'There is no place for one value at this path: name a value, or a new one beside others.';
    throw new DomainError('no_such_place', 'unprocessable', message, { path });
  }
  mustBeWithinLimits(corrected);
  const proposal = { proposalId, path, ...(before !== undefined && { before }), value, reason };
  proposalsMustBeWithinLimits([...document.proposals, proposal]);
  return [CorrectionProposed({ ...placeOf(document), version: document.version, ...proposal })];
}

/** The same that somebody proposed already, and that may still be accepted. */
export function standing(document: LiveDocument, path: string, value: Json): OpenProposal | undefined {
  return document.proposals.find(
    (each) => each.path === path && each.value === value && applied(each, document.extraction),
  );
}

function accept(document: LiveDocument, proposal: OpenProposal, now: string): DocumentEvent[] {
  const extraction = applied(proposal, document.extraction);
  if (!extraction)
    throw new DomainError('proposal_outdated', 'conflict', 'The value was changed since this was proposed.');
  const changes = [`Accepted a proposed value of ${proposal.path}`.slice(0, 300)];
  const { proposalId, proposedBy: by } = proposal;
  return edit(document, { extraction, changes }, now, { proposalId, by });
}

function confirm(
  document: LiveDocument,
  command: Extract<DocumentCommand, { type: 'ConfirmFields' }>,
): DocumentEvent[] {
  mustBeReady(document, command.expectedVersion);
  const paths = confirmable(document.extraction, document.confirmed, command.paths);
  if (paths.length > 0) confirmedMustBeWithinLimits(withConfirmed(document.confirmed, paths));
  return paths.length === 0 ? [] : [FieldsConfirmed({ ...placeOf(document), version: document.version, paths })];
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

function awaits(state: Document, requestId: string): state is LiveDocument & { openRequest: Reserved } {
  return isLive(state) && state.openRequest?.requestId === requestId;
}

type Place = Pick<Uploaded, 'documentId' | 'workspaceId'>;
const placeOf = ({ documentId, workspaceId }: Place): Place => ({ documentId, workspaceId });
