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
import type { DomainEvent, ReadEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { foldBatch } from '#read-side/fold-batch.js';
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
const pages = [{ width: 595, height: 842, turn: 90 as const }];
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

const asRead = (revision: number, event: DomainEvent): ReadEvent => ({
  ...event,
  id: `e${revision}`,
  stream: 'document-d1',
  revision,
  position: positionOf(revision + 1),
  erased: false,
  metadata: {
    occurredAt: '2026-03-02T09:00:00.000Z',
    actor: { kind: 'member', id: 'ada' },
    correlationId: 'c',
    causationId: 'c',
    schema: 1,
    previousHash: '',
    hash: '',
  },
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
  proposals: [],
  docTypeConfidence: 0,
  pageSizes: [],
  version: 0,
  versions: [],
  edited: [],
  moved: [],
};
const first = { version: 1, editedAt: '2026-03-01T09:00:05.000Z', changes: [], fieldChanges: [] };
const read: DocumentDetailView = {
  ...pending,
  ...reading,
  status: 'completed',
  pages: 1,
  pageSizes: pages,
  version: 1,
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
        edited: ['total_amount'],
        version: 3,
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
        edited: ['total_amount'],
        version: 2,
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

  it('shows what was proposed, by whom, until it is accepted, rejected or set by somebody', () => {
    const [one, two] = ['p1', 'p2'];
    const correction = { version: 1, path: 'total_amount', before: '119.00', reason: 'The rows say so.' };
    const proposed = (proposalId: string, value: string) => ({
      event: CorrectionProposed({ ...place, proposalId, ...correction, value }),
      at: '2026-03-01T10:00:00.000Z',
      by: 'agent',
    });
    const shown = (proposalId: string, value: string) => {
      const { version: _version, ...what } = correction;
      return { proposalId, ...what, value, proposedBy: 'agent', proposedAt: '2026-03-01T10:00:00.000Z' };
    };
    const both = [uploaded, requested, completed, proposed(one, '120.00'), proposed(two, '121.00')] as const;
    given(...both).then({ d1: { ...read, proposals: [shown(one, '120.00'), shown(two, '121.00')] } });
    given(...both, CorrectionRejected({ ...place, proposalId: one })).then({
      d1: { ...read, proposals: [shown(two, '121.00')] },
    });
    const { event, at, by } = edited(2, '120.00', 'ada');
    const accepted = FieldsEdited({ ...event.data, proposed: { proposalId: two, by: 'agent' } });
    const { changes, fieldChanges } = event.data;
    const entry = { version: 2, editedAt: at, editorId: by, proposerId: 'agent', changes, fieldChanges };
    given(...both, { event: accepted, at, by }).then({
      d1: {
        ...read,
        ...{ extraction: { total_amount: '120.00' }, edited: ['total_amount'] },
        ...{ version: 2, versions: [first, entry], proposals: [] },
      },
    });
  });

  it('keeps the newest 20 versions, and no more than 1 MB of them, and of the others what they set', () => {
    const edit = (version: number, text: string) =>
      asRead(
        version,
        FieldsEdited({
          ...place,
          version,
          extraction: { total_amount: text },
          changes: [],
          fieldChanges: [{ path: version === 2 ? 'merchant_name' : 'total_amount', after: text }],
        }),
      );
    const upToCompleted = [asRead(0, uploaded.event), asRead(1, completed.event)];
    const after = (...edits: ReadEvent[]) => {
      const { writes, poison } = foldBatch(documentDetail, [...upToCompleted, ...edits], new Map());
      expect(poison).toBeUndefined();
      return writes[0]?.view as unknown as DocumentDetailView;
    };
    const numbers = ({ versions }: DocumentDetailView) => versions.map(({ version }) => version);
    const sixty = Array.from({ length: 60 }, (_, n) => n + 2);

    const small = after(...sixty.map((version) => edit(version, `${version}`)));
    expect([small.version, numbers(small)]).toEqual([61, sixty.slice(-20)]);
    expect(small.edited).toEqual(['merchant_name', 'total_amount']);

    const large = after(...sixty.map((version) => edit(version, `${version}`.padEnd(256_000))));
    expect([large.version, numbers(large)]).toEqual([61, [59, 60, 61]]);
  });

  it('leaves out values that are too large for a view, and says so, until there are others', () => {
    const [upload, reading] = [asRead(0, uploaded.event), asRead(1, completed.event)];
    const edit = (version: number, extraction: JsonObject) =>
      asRead(version, FieldsEdited({ ...place, version, extraction, changes: [], fieldChanges: [] }));
    const huge = { total_amount: 'x'.repeat(9_000_000) };
    const after = (...events: ReadEvent[]) => {
      const { writes, poison } = foldBatch(documentDetail, events, new Map());
      expect(poison).toBeUndefined();
      return writes[0]?.view as unknown as DocumentDetailView;
    };
    const left = after(upload, reading, edit(2, huge), edit(3, huge));
    expect(left).toMatchObject({
      version: 3,
      leftOut: { version: 3, shown: 1 },
      extraction: completed.event.data.extraction,
    });
    const again = after(upload, reading, edit(2, huge), edit(3, { total_amount: '1' }));
    expect([again.leftOut, again.extraction]).toEqual([undefined, { total_amount: '1' }]);
    const read = after(upload, asRead(1, { ...completed.event, data: { ...completed.event.data, extraction: huge } }));
    expect(read).toMatchObject({ status: 'completed', version: 1, leftOut: { version: 1, shown: 0 }, extraction: {} });
  });

  it('knows that the original is gone', () => {
    given(uploaded, requested, completed, OriginalDeleted(place)).then({ d1: { ...read, originalDeleted: true } });
  });

  it('says who holds it since when, and why, until the hold is released', () => {
    const at = '2026-03-03T09:00:00.000Z';
    const held = { event: HoldPlaced({ ...place, reason: 'Lawsuit' }), at, by: 'ada' };
    given(uploaded, requested, completed, held).then({ d1: { ...read, hold: { reason: 'Lawsuit', by: 'ada', at } } });
    given(uploaded, requested, completed, held, HoldReleased(place)).then({ d1: read });
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
