/** Questions asked of open-bulk-jobs. */
import type { Views } from '#read-side/views.js';
import type { OpenBulkJob } from './view.js';

/** The oldest of each workspace, those that waited longest first. */
export async function nextBulkJobs(views: Views): Promise<OpenBulkJob[]> {
  const open = await views.find<OpenBulkJob>('open-bulk-jobs', {
    sort: [{ field: 'requestedAt', direction: 'asc' }],
  });
  return [...Map.groupBy(open, ({ workspaceId }) => workspaceId).values()].map(([first]) => first!);
}

export function countOpenBulkJobs(views: Views, workspaceId: string): Promise<number> {
  return views.count('open-bulk-jobs', [{ field: 'workspaceId', equals: workspaceId }]);
}
