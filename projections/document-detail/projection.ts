/**
 * document-detail: one document with its values, their confidence and places, and its newest versions. Values that are
 * too large for a view are left out of it, and it says so.
 */
import { stillConfirmed, withConfirmed } from '#domain/documents/confirmations.js';
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
} from '#domain/documents/document.events.js';
import { NOTHING_EDITED, withEdited } from '#domain/documents/edited.js';
import { uploadedFacts } from '#domain/documents/document-facts.js';
import { holdOf } from '#domain/documents/holds.js';
import type { EventOf, ReadEvent } from '#kernel/event.js';
import { leftOpen, proposalOf } from '#domain/documents/proposals.js';
import { STATUS_AFTER } from '#domain/documents/status-after.js';
import { entryOfEdit, entryOfReading } from '#domain/documents/version-entry.js';
import { defineProjection } from '#read-side/projection.js';
import { newestVersions } from './newest-versions.js';
import type { DocumentDetailView } from './view.js';

type Completed = ReadEvent<EventOf<typeof ExtractionCompleted>>;

const key = (event: { data: { documentId: string } }) => event.data.documentId;

export const documentDetail = defineProjection<DocumentDetailView>({
  name: 'document-detail',
  version: 5,
  indexes: [{ fields: ['workspaceId', 'createdAt'] }],
  on: (on) => [
    on(DocumentUploaded, {
      key,
      evolve: (_view, event) => ({
        ...uploadedFacts(event.data, event.metadata.occurredAt),
        objectKey: event.data.objectKey,
        extraction: {},
        confidence: {},
        evidence: {},
        confirmed: [],
        proposals: [],
        docTypeConfidence: 0,
        pageSizes: [],
        version: 0,
        versions: [],
        ...NOTHING_EDITED,
      }),
    }),
    on(ExtractionRequested, {
      key,
      evolve: (view, { type }) => view && { ...view, status: STATUS_AFTER[type], failure: undefined },
    }),
    on(ExtractionStarted, { key, evolve: (view, { type }) => view && { ...view, status: STATUS_AFTER[type] } }),
    on(ExtractionCompleted, {
      key,
      evolve: (view, event) => {
        const { extraction, confidence, evidence } = event.data;
        return view && { ...readAgain(view, event), extraction, confidence, evidence };
      },
      tooLarge: (view, event) => view && { ...readAgain(view, event), leftOut: { version: 1, shown: 0 } },
    }),
    on(ExtractionFailed, {
      key,
      evolve: (view, { type, data }) =>
        view && { ...view, status: STATUS_AFTER[type], failure: { code: data.code, message: data.message } },
    }),
    on(FieldsEdited, {
      key,
      evolve: (view, event) => {
        const { version, extraction, fieldChanges } = event.data;
        return (
          view && {
            ...view,
            ...withEdited(view, fieldChanges),
            extraction,
            confirmed: stillConfirmed(view.confirmed, event.data),
            proposals: leftOpen(view.proposals, event.data),
            version,
            versions: newestVersions(view.versions, entryOfEdit(event)),
            leftOut: undefined,
          }
        );
      },
      tooLarge: (view, { data: { version } }) =>
        view && { ...view, version, leftOut: { version, shown: view.leftOut?.shown ?? view.version } },
    }),
    on(FieldsConfirmed, {
      key,
      evolve: (view, { data }) => view && { ...view, confirmed: withConfirmed(view.confirmed, data.paths) },
      tooLarge: (view) => view,
    }),
    on(CorrectionProposed, {
      key,
      evolve: (view, event) => view && { ...view, proposals: [...view.proposals, proposalOf(event)] },
      tooLarge: (view) => view,
    }),
    on(CorrectionRejected, {
      key,
      evolve: (view, { data }) =>
        view && { ...view, proposals: view.proposals.filter(({ proposalId }) => proposalId !== data.proposalId) },
    }),
    on(OriginalDeleted, { key, evolve: (view) => view && { ...view, originalDeleted: true } }),
    on(HoldPlaced, {
      key,
      evolve: (view, event) => view && { ...view, hold: holdOf(event) },
      // The sentence may be sealed still, and the hold holds without it.
      tooLarge: (view, { metadata }) =>
        view && { ...view, hold: { reason: '', by: metadata.actor.id, at: metadata.occurredAt } },
    }),
    on(HoldReleased, { key, evolve: (view) => view && { ...view, hold: undefined } }),
    on(DocumentDeleted, { key, evolve: () => undefined }),
  ],
});

/** As it stands after a reading, but for its values. */
function readAgain(view: DocumentDetailView, event: Completed): DocumentDetailView {
  const { docType, docTypeConfidence, language, pages, engine, processingTime } = event.data;
  return {
    ...view,
    ...NOTHING_EDITED,
    status: STATUS_AFTER[event.type],
    failure: undefined,
    docType,
    docTypeConfidence,
    language,
    pages: pages.length,
    pageSizes: pages,
    extraction: {},
    confidence: {},
    evidence: {},
    confirmed: [],
    proposals: [],
    engine,
    processingTime,
    notKept: event.data.leftOut,
    anotherFrom: event.data.anotherFrom,
    version: 1,
    versions: [entryOfReading(event)],
    leftOut: undefined,
  };
}
