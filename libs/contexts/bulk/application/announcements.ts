/** Live progress of jobs over many documents: ids and states, never which documents. */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import {
  BulkDeletionAdvanced,
  BulkDeletionCanceled,
  BulkDeletionFinished,
  BulkDeletionRequested,
} from '#domain/bulk/bulk-deletion.js';
import { announce, type Announcer } from '#read-side/announcement.js';

/** As `BULK_JOB` of the contract has it. */
const NAME = 'bulk-job';

const told = (status: string) => (data: { readonly deletionId: string; readonly workspaceId: string }) => ({
  channel: workspaceChannel(data.workspaceId),
  name: NAME,
  data: { jobId: data.deletionId, status },
});

// How a job stands is asked of its stream, so there is no read model to wait for.
export const bulkAnnouncers: readonly Announcer[] = [
  announce(BulkDeletionRequested, [], told('pending')),
  announce(BulkDeletionAdvanced, [], told('running')),
  announce(BulkDeletionFinished, [], told('finished')),
  announce(BulkDeletionCanceled, [], told('canceled')),
];
