import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { ContentKeys } from './content-keys.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { documentList } from './projection.js';
import type { DocumentRow } from './view.js';

const contentKeys = new ContentKeys(Buffer.alloc(32, 1));
const { given } = specifyProjection(documentList(contentKeys));
const place = { documentId: 'd1', workspaceId: 'w1' };
const request = { ...place, requestId: 'r1' };
const uploaded = (documentId: string) => ({
  event: DocumentUploaded({
    documentId,
    workspaceId: 'w1',
    originalFilename: 'rechnung.pdf',
    mime: 'application/pdf',
    size: 2_048,
    sha256: 'ab',
    objectKey: `originals/${documentId}`,
    deleteAfterProcessing: true,
  }),
  at: '2026-03-01T09:00:00.000Z',
});
const requested = ExtractionRequested({ ...request, period: '2026-03' });
const started = ExtractionStarted(request);
const completed = ExtractionCompleted({
  ...request,
  period: '2026-03',
  docType: 'invoice',
  docTypeConfidence: 0.9,
  language: 'de',
  pages: [
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ],
  extraction: { total_amount: '1.00' },
  confidence: {},
  evidence: {},
  engine: 'local/1',
  processingTime: 1,
});
const failed = ExtractionFailed({ ...request, period: '2026-03', code: 'unreadable', message: 'Damaged.' });

const row: DocumentRow = {
  ...place,
  originalFilename: 'rechnung.pdf',
  docType: 'unknown',
  status: 'pending',
  language: '',
  createdAt: '2026-03-01T09:00:00.000Z',
  mime: 'application/pdf',
  size: 2_048,
  pages: 0,
  deleteAfterProcessing: true,
  originalDeleted: false,
  contentKey: contentKeys.keyOf('w1', 'ab'),
};

describe('the document list', () => {
  it('follows a document from its upload to its result', () => {
    const read = { docType: 'invoice', language: 'de', pages: 2 };
    given(uploaded('d1')).then({ d1: row });
    given(uploaded('d1'), requested, started).then({ d1: { ...row, status: 'processing' } });
    given(uploaded('d1'), requested, started, completed).then({ d1: { ...row, status: 'completed', ...read } });
  });

  it('shows what could not be read, and when it is tried again', () => {
    given(uploaded('d1'), requested, started, failed).then({ d1: { ...row, status: 'failed' } });
    given(uploaded('d1'), requested, started, failed, requested).then({ d1: row });
  });

  it('knows that the original is gone', () => {
    given(uploaded('d1'), requested, failed, OriginalDeleted(place)).then({
      d1: { ...row, status: 'failed', originalDeleted: true },
    });
  });

  it('drops a deleted document, and only that one, for good', () => {
    const deleted = DocumentDeleted({ ...place, objectKey: 'originals/d1' });
    given(uploaded('d1'), uploaded('d2'), requested, deleted, started, completed, failed, OriginalDeleted(place)).then({
      d2: { ...row, documentId: 'd2' },
    });
  });

  it('knows the same bytes again, in one workspace and without saying what they are', () => {
    const keyOf = (workspaceId: string, sha256: string) => contentKeys.keyOf(workspaceId, sha256);
    expect(keyOf('w1', 'ab')).toBe(keyOf('w1', 'ab'));
    expect(
      new Set([
        keyOf('w1', 'ab'),
        keyOf('w1', 'cd'),
        keyOf('w2', 'ab'),
        new ContentKeys(Buffer.alloc(32, 2)).keyOf('w1', 'ab'),
      ]).size,
    ).toBe(4);
    expect(keyOf('w1', '')).toBe('');
  });

  it('is not confused by facts about a document it never saw', () => {
    given(requested, started, completed, failed, OriginalDeleted(place)).then({});
  });
});
