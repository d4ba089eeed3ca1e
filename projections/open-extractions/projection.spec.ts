import {
  DocumentDeleted,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
} from '#domain/documents/document.events.js';
import { CreditReleased, CreditReserved, CreditUsed } from '#domain/billing/credits.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { openExtractions } from './projection.js';

const { given } = specifyProjection(openExtractions);
const place = { documentId: 'd1', workspaceId: 'w1', requestId: 'r1', period: '2026-03' };
const settled = { workspaceId: 'w1', period: '2026-03', requestId: 'r1' };
const reserved = { event: CreditReserved(place), at: '2026-03-01T09:00:00.000Z' };
const requested = { event: ExtractionRequested(place), at: '2026-03-01T09:00:01.000Z' };
const completed = ExtractionCompleted({
  ...place,
  docType: 'receipt',
  docTypeConfidence: 1,
  language: 'en',
  pages: [],
  extraction: {},
  confidence: {},
  evidence: {},
  engine: 'local/1',
  processingTime: 1,
});
const failed = ExtractionFailed({ ...place, code: 'unreadable', message: 'Damaged.' });
const deleted = (openRequest?: { requestId: string; period: string }) =>
  DocumentDeleted({
    documentId: 'd1',
    workspaceId: 'w1',
    objectKey: 'originals/d1',
    ...(openRequest && { openRequest }),
  });

const waiting = { ...place, reservedAt: '2026-03-01T09:00:00.000Z' };
const underWay = { ...waiting, requestedAt: '2026-03-01T09:00:01.000Z' };

describe('open extractions', () => {
  it('hold a reservation from its first moment, and when its document followed', () => {
    given(reserved).then({ r1: waiting });
    given(reserved, requested).then({ r1: underWay });
  });

  it('hold a concluded one until its credit is settled', () => {
    given(reserved, requested, completed).then({ r1: { ...underWay, concluded: 'completed' } });
    given(reserved, requested, failed).then({ r1: { ...underWay, concluded: 'failed' } });
    const timedOut = ExtractionFailed({ ...place, code: 'timed_out', message: 'Too long.' });
    given(reserved, requested, timedOut).then({ r1: { ...underWay, concluded: 'timed_out' } });
    given(reserved, requested, deleted({ requestId: 'r1', period: '2026-03' })).then({
      r1: { ...underWay, concluded: 'deleted' },
    });
  });

  it('end with the credit', () => {
    given(reserved, requested, completed, CreditUsed(settled)).then({});
    given(reserved, requested, failed, CreditReleased({ ...settled, reason: 'failed' })).then({});
    given(reserved, CreditReleased({ ...settled, reason: 'abandoned' })).then({});
  });

  it('stay ended, whatever is said late', () => {
    given(reserved, requested, CreditReleased({ ...settled, reason: 'abandoned' }), completed).then({});
    given(completed, failed, deleted({ requestId: 'r1', period: '2026-03' })).then({});
  });

  it('are not touched by the deletion of a document that was done', () => {
    given(reserved, requested, deleted()).then({ r1: underWay });
  });
});
