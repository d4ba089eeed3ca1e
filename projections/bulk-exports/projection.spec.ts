import {
  BulkExportBegun,
  BulkExportCanceled,
  BulkExportFailed,
  BulkExportFinished,
  BulkExportRequested,
  BulkExportWithdrawn,
  type Wanted,
} from '#domain/bulk/bulk-export.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { bulkExports } from './projection.js';

const { given } = specifyProjection(bulkExports);
const place = { exportId: 'j1', workspaceId: 'w1' };
const wanted: Wanted = {
  ...{ selectedFields: ['total'], customFileName: 'export' },
  format: 'csv',
  options: {
    ...{ includeMetadata: false, flattenNested: true, includeConfidence: false, includeOCR: false },
    ...{ includeRawData: false, sortBy: { field: 'createdAt', direction: 'desc' } },
  },
};
const requested = (exportId: string, day: number) => ({
  event: BulkExportRequested({
    ...place,
    exportId,
    documentIds: ['d1'],
    wanted,
  }),
  at: `2026-03-0${day}T09:00:00.000Z`,
});
const view = (jobId: string, day: number) => ({
  ...{ jobId, workspaceId: 'w1', open: true },
  requestedAt: `2026-03-0${day}T09:00:00.000Z`,
});
const finished = (file?: { fileId: string; parts: number; bytes: number }) => ({
  event: BulkExportFinished({ ...place, done: 1, failed: [], ...(file && { file }) }),
  at: '2026-03-03T09:00:00.000Z',
});
const fileId = 'f1';

describe('bulk exports', () => {
  it('are those that are under way, and those with a file', () => {
    const file = { fileId, parts: 1, bytes: 1 };
    given(requested('j1', 1), requested('j2', 2), BulkExportBegun({ ...place, fileId }), finished(file)).then({
      j1: { ...view('j1', 1), open: false, endedAt: '2026-03-03T09:00:00.000Z' },
      j2: view('j2', 2),
    });
    given(requested('j1', 1), finished(file), BulkExportWithdrawn({ ...place, fileId, reason: 'expired' })).then({});
  });

  it('are not those that came to nothing', () => {
    given(requested('j1', 1), finished()).then({});
    given(requested('j1', 1), BulkExportFailed({ ...place, fileId, code: 'export_failed' })).then({});
    given(requested('j1', 1), BulkExportCanceled(place)).then({});
  });
});
