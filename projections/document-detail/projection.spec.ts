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
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { documentDetail } from './projection.js';
import type { DocumentDetailView } from './view.js';

const { given } = specifyProjection(documentDetail);
const place = { documentId: 'd1', workspaceId: 'w1' };
const request = { ...place, requestId: 'r1', period: '2026-03' };
const uploaded = {
  event: DocumentUploaded({
    ...place,
    originalFilename: 'invoice.pdf',
    mime: 'application/pdf',
    size: 2_048,
    sha256: 'ab',
    objectKey: 'originals/d1',
    deleteAfterProcessing: false,
  }),
  at: '2026-03-01T09:00:00.000Z',
};
const requested = ExtractionRequested(request);
const started = ExtractionStarted({ ...place, requestId: 'r1' });
const reading = {
  docType: 'invoice' as const,
  docTypeConfidence: 0.9,
  language: 'en',
  extraction: { total_amount: '119.00' },
  confidence: { total_amount: 0.97 },
  evidence: { total_amount: { page: 0, source: 'text-layer' as const } },
  engine: 'local/1',
  processingTime: 900,
};
const pages = [{ width: 595, height: 842 }];
const completed = { event: ExtractionCompleted({ ...request, ...reading, pages }), at: '2026-03-01T09:00:05.000Z' };
const failed = ExtractionFailed({ ...request, code: 'encrypted_pdf', message: 'This PDF is protected by a password.' });
const edited = (version: number, total: string, editor: string) => ({
  event: FieldsEdited({
    ...place,
    version,
    extraction: { total_amount: total },
    changes: ['Updated total_amount'],
    fieldChanges: [{ path: 'total_amount', after: total }],
  }),
  at: `2026-03-02T09:00:0${version}.000Z`,
  by: editor,
});

const pending: DocumentDetailView = {
  ...place,
  originalFilename: 'invoice.pdf',
  docType: 'unknown',
  status: 'pending',
  language: '',
  createdAt: '2026-03-01T09:00:00.000Z',
  mime: 'application/pdf',
  size: 2_048,
  pages: 0,
  deleteAfterProcessing: false,
  originalDeleted: false,
  objectKey: 'originals/d1',
  extraction: {},
  confidence: {},
  evidence: {},
  confirmed: [],
  docTypeConfidence: 0,
  pageSizes: [],
  versions: [],
};
const first = { version: 1, editedAt: '2026-03-01T09:00:05.000Z', changes: [], fieldChanges: [] };
const read: DocumentDetailView = {
  ...pending,
  ...reading,
  status: 'completed',
  pages: 1,
  pageSizes: pages,
  versions: [first],
};
const failure = { code: 'encrypted_pdf', message: 'This PDF is protected by a password.' };

describe('document detail', () => {
  it('follows a document from its upload to its result', () => {
    given(uploaded, requested).then({ d1: pending });
    given(uploaded, requested, started).then({ d1: { ...pending, status: 'processing' } });
    given(uploaded, requested, started, completed).then({ d1: read });
  });

  it('says why a document could not be read', () => {
    given(uploaded, requested, started, failed).then({ d1: { ...pending, status: 'failed', failure } });
  });

  it('forgets an old failure once the document is tried again', () => {
    given(uploaded, requested, failed, requested).then({ d1: pending });
    given(uploaded, requested, failed, requested, completed).then({ d1: read });
  });

  it('shows the newest values, and who made which version', () => {
    const version = (number: number, total: string, editorId: string) => ({
      version: number,
      editedAt: `2026-03-02T09:00:0${number}.000Z`,
      editorId,
      changes: ['Updated total_amount'],
      fieldChanges: [{ path: 'total_amount', after: total }],
    });
    given(uploaded, requested, completed, edited(2, '120.00', 'ada'), edited(3, '121.00', 'bob')).then({
      d1: {
        ...read,
        extraction: { total_amount: '121.00' },
        versions: [first, version(2, '120.00', 'ada'), version(3, '121.00', 'bob')],
      },
    });
  });

  it('knows what was confirmed, until it changes', () => {
    const confirmed = (...paths: string[]) => FieldsConfirmed({ ...place, version: 1, paths });
    given(uploaded, requested, completed, confirmed('merchant_name', 'total_amount'), confirmed('total_amount')).then({
      d1: { ...read, confirmed: ['merchant_name', 'total_amount'] },
    });
    const { event, at, by } = edited(2, '120.00', 'ada');
    given(uploaded, requested, completed, confirmed('merchant_name', 'total_amount'), { event, at, by }).then({
      d1: {
        ...read,
        extraction: { total_amount: '120.00' },
        confirmed: ['merchant_name'],
        versions: [
          first,
          {
            version: 2,
            editedAt: at,
            editorId: by,
            changes: event.data.changes,
            fieldChanges: event.data.fieldChanges,
          },
        ],
      },
    });
    given(uploaded, requested, completed, confirmed('total_amount'), requested, completed).then({ d1: read });
  });

  it('knows that the original is gone', () => {
    given(uploaded, requested, completed, OriginalDeleted(place)).then({ d1: { ...read, originalDeleted: true } });
  });

  it('is gone with the document, for good', () => {
    const deleted = DocumentDeleted({ ...place, objectKey: 'originals/d1' });
    given(
      uploaded,
      requested,
      completed,
      deleted,
      edited(2, '120.00', 'ada'),
      started,
      failed,
      OriginalDeleted(place),
    ).then({});
  });
});
