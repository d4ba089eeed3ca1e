/**
 * open-extractions: what is under way, for the sweep that times out, enqueues again and settles what a crash left
 * open.
 */
import {
  DocumentDeleted,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
} from '#domain/documents/document.events.js';
import { releaseReason } from '#domain/documents/release-reason.js';
import { CreditReleased, CreditReserved, CreditUsed } from '#domain/billing/credits.js';
import { defineProjection } from '#read-side/projection.js';
import type { OpenExtraction } from './view.js';

const key = (event: { data: { requestId: string } }) => event.data.requestId;

export const openExtractions = defineProjection<OpenExtraction>({
  name: 'open-extractions',
  version: 2,
  indexes: [{ fields: ['reservedAt'] }],
  on: (on) => [
    on(CreditReserved, {
      key,
      evolve: (_view, { data, metadata }) => ({ ...data, reservedAt: metadata.occurredAt }),
    }),
    on(ExtractionRequested, {
      key,
      evolve: (view, { metadata }) => view && { ...view, requestedAt: metadata.occurredAt },
    }),
    on(ExtractionCompleted, { key, evolve: (view) => view && { ...view, concluded: 'completed' } }),
    on(ExtractionFailed, {
      key,
      evolve: (view, { data }) => view && { ...view, concluded: releaseReason(data.code) },
    }),
    on(DocumentDeleted, {
      key: (event) => event.data.openRequest?.requestId,
      evolve: (view) => view && { ...view, concluded: 'deleted' },
    }),
    on(CreditUsed, { key, evolve: () => undefined }),
    on(CreditReleased, { key, evolve: () => undefined }),
  ],
});
