/** bulk-exports: a view per export job, from its request until there is neither work nor file. */
import {
  BulkExportCanceled,
  BulkExportFailed,
  BulkExportFinished,
  BulkExportRequested,
  BulkExportWithdrawn,
} from '#domain/bulk/bulk-export.js';
import { defineProjection } from '#read-side/projection.js';
import type { BulkExportView } from './view.js';

const key = ({ data }: { data: { exportId: string } }) => data.exportId;

export const bulkExports = defineProjection<BulkExportView>({
  name: 'bulk-exports',
  version: 1,
  indexes: [{ fields: ['open', 'requestedAt'] }, { fields: ['workspaceId', 'open'] }, { fields: ['endedAt'] }],
  on: (on) => [
    on(BulkExportRequested, {
      key,
      evolve: (_view, { data, metadata }) => ({
        jobId: data.exportId,
        workspaceId: data.workspaceId,
        requestedAt: metadata.occurredAt,
        open: true,
      }),
    }),
    on(BulkExportFinished, {
      key,
      evolve: (view, { data, metadata }) =>
        view && data.file ? { ...view, open: false, endedAt: metadata.occurredAt } : undefined,
    }),
    on(BulkExportFailed, { key, evolve: () => undefined }),
    on(BulkExportCanceled, { key, evolve: () => undefined }),
    on(BulkExportWithdrawn, { key, evolve: () => undefined }),
  ],
});
