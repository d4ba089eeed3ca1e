/** Live progress of jobs over many documents: ids and states, never which documents. */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import {
  BulkDeletionAdvanced,
  BulkDeletionCanceled,
  BulkDeletionFinished,
  BulkDeletionRequested,
} from '#domain/bulk/bulk-deletion.js';
import {
  BulkExportAdvanced,
  BulkExportBegun,
  BulkExportCanceled,
  BulkExportFailed,
  BulkExportFinished,
  BulkExportRequested,
  BulkExportWithdrawn,
} from '#domain/bulk/bulk-export.js';
import { announce, type Announcer } from '#read-side/announcement.js';

/** As `BULK_JOB` of the contract has it. */
const NAME = 'bulk-job';

const told = (workspaceId: string, data: { jobId: string; kind: 'deletion' | 'export'; status: string }) => ({
  channel: workspaceChannel(workspaceId),
  name: NAME,
  data,
});
const deletion = (status: string) => (data: { readonly deletionId: string; readonly workspaceId: string }) =>
  told(data.workspaceId, { jobId: data.deletionId, kind: 'deletion', status });
const exported = (status: string) => (data: { readonly exportId: string; readonly workspaceId: string }) =>
  told(data.workspaceId, { jobId: data.exportId, kind: 'export', status });

// How a job stands is asked of its stream, so there is no read model to wait for.
export const bulkAnnouncers: readonly Announcer[] = [
  announce(BulkDeletionRequested, [], deletion('pending')),
  announce(BulkDeletionAdvanced, [], deletion('running')),
  announce(BulkDeletionFinished, [], deletion('finished')),
  announce(BulkDeletionCanceled, [], deletion('canceled')),
  announce(BulkExportRequested, [], exported('pending')),
  announce(BulkExportBegun, [], exported('running')),
  announce(BulkExportAdvanced, [], exported('running')),
  announce(BulkExportFinished, [], exported('finished')),
  announce(BulkExportFailed, [], exported('failed')),
  announce(BulkExportCanceled, [], exported('canceled')),
  // Its file is gone.
  announce(BulkExportWithdrawn, [], exported('finished')),
];
