/** document-detail: one document with its values, their confidence and places, and the history of its versions. */
import { stillConfirmed, withConfirmed } from '#domain/documents/confirmations.js';
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
} from '#domain/documents/document.events.js';
import { uploadedFacts } from '#domain/documents/document-facts.js';
import { STATUS_AFTER } from '#domain/documents/status-after.js';
import { defineProjection } from '#read-side/projection.js';
import type { DocumentDetailView } from './view.js';

const key = (event: { data: { documentId: string } }) => event.data.documentId;

export const documentDetail = defineProjection<DocumentDetailView>({
  name: 'document-detail',
  version: 2,
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
        docTypeConfidence: 0,
        pageSizes: [],
        versions: [],
      }),
    }),
    on(ExtractionRequested, {
      key,
      evolve: (view, { type }) => view && { ...view, status: STATUS_AFTER[type], failure: undefined },
    }),
    on(ExtractionStarted, { key, evolve: (view, { type }) => view && { ...view, status: STATUS_AFTER[type] } }),
    on(ExtractionCompleted, {
      key,
      evolve: (view, { type, data, metadata }) =>
        view && {
          ...view,
          status: STATUS_AFTER[type],
          failure: undefined,
          docType: data.docType,
          docTypeConfidence: data.docTypeConfidence,
          language: data.language,
          pages: data.pages.length,
          pageSizes: data.pages,
          extraction: data.extraction,
          confidence: data.confidence,
          evidence: data.evidence,
          confirmed: [],
          engine: data.engine,
          processingTime: data.processingTime,
          leftOut: data.leftOut,
          versions: [{ version: 1, editedAt: metadata.occurredAt, changes: [], fieldChanges: [] }],
        },
    }),
    on(ExtractionFailed, {
      key,
      evolve: (view, { type, data }) =>
        view && { ...view, status: STATUS_AFTER[type], failure: { code: data.code, message: data.message } },
    }),
    on(FieldsEdited, {
      key,
      evolve: (view, { data, metadata }) =>
        view && {
          ...view,
          extraction: data.extraction,
          confirmed: stillConfirmed(view.confirmed, data),
          versions: [
            ...view.versions,
            {
              version: data.version,
              editedAt: metadata.occurredAt,
              editorId: metadata.actor.id,
              changes: data.changes,
              fieldChanges: data.fieldChanges,
              ...(data.moreChanges !== undefined && { moreChanges: data.moreChanges }),
            },
          ],
        },
    }),
    on(FieldsConfirmed, {
      key,
      evolve: (view, { data }) => view && { ...view, confirmed: withConfirmed(view.confirmed, data.paths) },
    }),
    on(OriginalDeleted, { key, evolve: (view) => view && { ...view, originalDeleted: true } }),
    on(DocumentDeleted, { key, evolve: () => undefined }),
  ],
});
