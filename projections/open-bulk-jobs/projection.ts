/** open-bulk-jobs: a view per job over many documents, until it is over. How far one is stands in its stream. */
import { BulkDeletionCanceled, BulkDeletionFinished, BulkDeletionRequested } from '#domain/bulk/bulk-deletion.js';
import { defineProjection } from '#read-side/projection.js';
import type { OpenBulkJob } from './view.js';

const key = ({ data }: { data: { deletionId: string } }) => data.deletionId;

export const openBulkJobs = defineProjection<OpenBulkJob>({
  name: 'open-bulk-jobs',
  version: 1,
  indexes: [{ fields: ['requestedAt'] }, { fields: ['workspaceId'] }],
  on: (on) => [
    on(BulkDeletionRequested, {
      key,
      evolve: (_view, { data, metadata }) => ({
        jobId: data.deletionId,
        workspaceId: data.workspaceId,
        requestedAt: metadata.occurredAt,
      }),
    }),
    on(BulkDeletionFinished, { key, evolve: () => undefined }),
    on(BulkDeletionCanceled, { key, evolve: () => undefined }),
  ],
});
