import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  BulkExportAdvanced,
  BulkExportBegun,
  BulkExportCanceled,
  bulkExportDecider,
  BulkExportFailed,
  BulkExportFinished,
  BulkExportInterrupted,
  BulkExportRequested,
  BulkExportWithdrawn,
  type Wanted,
} from './bulk-export.js';

const { given } = specify(bulkExportDecider);
const place = { exportId: countedId(1), workspaceId: countedId(2) };
const documentIds = [countedId(11), countedId(12), countedId(13)];
const wanted: Wanted = {
  format: 'csv',
  selectedFields: ['extraction.total_amount'],
  options: {
    ...{ includeMetadata: false, flattenNested: true, includeConfidence: false, includeOCR: false },
    ...{ includeRawData: false, sortBy: { field: 'createdAt', direction: 'desc' } },
  },
  customFileName: 'export',
};
const [fileId, another] = [countedId(21), countedId(22)];
const requested = BulkExportRequested({ ...place, documentIds, wanted });
const begun = BulkExportBegun({ ...place, fileId });
const advanced = (done: number) => BulkExportAdvanced({ ...place, done });
const interrupted = BulkExportInterrupted({ ...place, fileId });
const refused = { id: countedId(12), code: 'not_completed' };
const written = { done: 2, failed: [refused] };
const file = { fileId, parts: 1, bytes: 10 };
const finished = BulkExportFinished({ ...place, ...written, file });
const finish = { type: 'FinishBulkExport', fileId, ...written, parts: 1, bytes: 10 } as const;
const cancel = { type: 'CancelBulkExport', ...place } as const;
const takeOut = (documentId: string) => ({ type: 'TakeOutDocument', documentId }) as const;
const withdrawn = (reason: 'expired' | 'displaced' | 'document_deleted') =>
  BulkExportWithdrawn({ ...place, fileId, reason });

/** At the end of the day it is kept for, and a moment before. */
const ended = { ...finished, metadata: { occurredAt: '2026-03-01T09:00:00.000Z', actor: { kind: 'system', id: 's' } } };
const at = (now: string) => ({ now, actor: { kind: 'system', id: 's' } }) as const;

describe('a bulk export', () => {
  it('is requested once, whatever the second request says', () => {
    const request = { type: 'RequestBulkExport', ...place, documentIds, wanted } as const;
    given().when(request).then(requested);
    given(requested)
      .when({ ...request, documentIds: [] })
      .thenNothing();
  });

  it('is written from its beginning, also when somebody had begun and did not go on', () => {
    given(requested).when({ type: 'BeginFile', fileId }).then(begun);
    given(requested, begun)
      .when({ type: 'BeginFile', fileId: another })
      .then(interrupted, BulkExportBegun({ ...place, fileId: another }));
    given(requested, begun, finished).when({ type: 'BeginFile', fileId: another }).thenNothing();
    given().when({ type: 'BeginFile', fileId }).thenNothing();
    expect(fold(bulkExportDecider, [requested, begun, advanced(2), interrupted])).toMatchObject({
      ...{ status: 'open', done: 0, writing: undefined },
    });
  });

  it('believes only what is told of the file that is being written', () => {
    const record = (of: string, done: number) => ({ type: 'RecordWritten', fileId: of, done }) as const;
    given(requested, begun).when(record(fileId, 2)).then(advanced(2));
    given(requested, begun, advanced(2)).when(record(fileId, 1)).thenNothing();
    given(requested, begun).when(record(another, 2)).thenNothing();
    given(requested, begun, interrupted).when(record(fileId, 2)).thenNothing();
    given(requested, begun, interrupted).when(finish).thenNothing();
    given(requested, begun)
      .when({ ...finish, fileId: another })
      .thenNothing();
    given(requested, begun, BulkExportCanceled(place)).when(finish).thenNothing();
    given(requested, begun, interrupted).when({ type: 'FailBulkExport', fileId, code: 'export_failed' }).thenNothing();
  });

  it('is finished with a file, or without one when nothing could be exported', () => {
    given(requested, begun).when(finish).then(finished);
    const none = { done: 0, failed: documentIds.map((id) => ({ id, code: 'document_not_found' })) };
    given(requested, begun)
      .when({ ...finish, ...none, parts: 0, bytes: 0 })
      .then(BulkExportFinished({ ...place, ...none }));
    expect(fold(bulkExportDecider, [requested, begun, finished])).toMatchObject({
      status: 'finished',
      ...written,
      file,
    });
  });

  it('fails with the code of what kept it from being made', () => {
    const failed = BulkExportFailed({ ...place, fileId, code: 'export_too_large' });
    given(requested, begun).when({ type: 'FailBulkExport', fileId, code: 'export_too_large' }).then(failed);
    expect(fold(bulkExportDecider, [requested, begun, failed])).toMatchObject({
      ...{ status: 'failed', code: 'export_too_large' },
    });
  });

  it('is canceled once, by its own workspace, and not when it is over', () => {
    given(requested).when(cancel).then(BulkExportCanceled(place));
    given(requested, begun)
      .when(cancel)
      .then(BulkExportCanceled({ ...place, fileId }));
    given(requested, BulkExportCanceled(place)).when(cancel).thenNothing();
    given(requested, begun, finished).when(cancel).thenNothing();
    given(requested)
      .when({ ...cancel, workspaceId: countedId(3) })
      .thenRefused('bulk_job_not_found');
    given().when(cancel).thenRefused('bulk_job_not_found');
  });

  it('loses its file as soon as a document in it is deleted, and is begun again while it is written', () => {
    given(requested).when(takeOut(documentIds[0]!)).thenNothing();
    given(requested, begun).when(takeOut(documentIds[0]!)).then(interrupted);
    given(requested, begun, finished).when(takeOut(documentIds[0]!)).then(withdrawn('document_deleted'));
    for (const id of [refused.id, countedId(99)]) given(requested, begun, finished).when(takeOut(id)).thenNothing();
    given(requested, begun, finished, withdrawn('expired')).when(takeOut(documentIds[0]!)).thenNothing();
    expect(fold(bulkExportDecider, [requested, begun, finished, withdrawn('document_deleted')])).toMatchObject({
      ...{ status: 'finished', file: undefined, withdrawn: 'document_deleted' },
    });
  });

  it('loses its file after a day', () => {
    const expire = { type: 'ExpireBulkExport' } as const;
    given(requested, begun, ended).when(expire, at('2026-03-02T08:59:59.999Z')).thenNothing();
    given(requested, begun, ended).when(expire, at('2026-03-02T09:00:00.000Z')).then(withdrawn('expired'));
    given(requested, begun).when(expire, at('2026-04-01T09:00:00.000Z')).thenNothing();
  });

  it('loses its file to newer ones', () => {
    const displace = { type: 'DisplaceBulkExport' } as const;
    given(requested, begun, ended).when(displace).then(withdrawn('displaced'));
    given(requested, begun, ended, withdrawn('expired')).when(displace).thenNothing();
    given(requested, begun).when(displace).thenNothing();
  });
});
