import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionFailed,
  ExtractionRequested,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { originalsToDelete } from './projection.js';

const { given } = specifyProjection(originalsToDelete);
const place = { documentId: 'd1', workspaceId: 'w1' };
const uploaded = (deleteAfterProcessing: boolean) =>
  DocumentUploaded({
    ...place,
    originalFilename: 'a.pdf',
    mime: 'application/pdf',
    size: 1,
    sha256: 'ab',
    objectKey: 'originals/d1',
    deleteAfterProcessing,
  });
const requested = ExtractionRequested({ ...place, requestId: 'r1', period: '2026-03' });
const failed = {
  event: ExtractionFailed({ ...place, requestId: 'r1', period: '2026-03', code: 'unreadable', message: 'Damaged.' }),
  at: '2026-03-01T09:00:00.000Z',
};

describe('originals to delete', () => {
  it('are those of documents with that option, with the moment in which reading them failed', () => {
    given(uploaded(true), requested).then({ d1: { documentId: 'd1' } });
    given(uploaded(true), requested, failed).then({ d1: { documentId: 'd1', failedAt: '2026-03-01T09:00:00.000Z' } });
    given(uploaded(false), requested, failed).then({});
  });

  it('have not failed while they are read once more', () => {
    given(uploaded(true), requested, failed, requested).then({ d1: { documentId: 'd1' } });
  });

  it('end with the original, or with the document', () => {
    given(uploaded(true), failed, OriginalDeleted(place)).then({});
    given(uploaded(true), failed, DocumentDeleted({ ...place, objectKey: 'originals/d1' })).then({});
  });
});
