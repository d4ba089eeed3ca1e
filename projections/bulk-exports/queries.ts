/** Questions asked of bulk-exports. */
import type { Views } from '#read-side/views.js';
import type { BulkExportView } from './view.js';

const NAME = 'bulk-exports';
const isOpen = { field: 'open', equals: true } as const;

/** The oldest open one of each workspace, those that waited longest first. */
export async function nextBulkExports(views: Views): Promise<BulkExportView[]> {
  const open = await views.find<BulkExportView>(NAME, {
    where: [isOpen],
    sort: [{ field: 'requestedAt', direction: 'asc' }],
  });
  return [...Map.groupBy(open, ({ workspaceId }) => workspaceId).values()].map(([first]) => first!);
}

export function countOpenBulkExports(views: Views, workspaceId: string): Promise<number> {
  return views.count(NAME, [{ field: 'workspaceId', equals: workspaceId }, isOpen]);
}

/** Those that are open, and those with a file. */
export function bulkExportsOf(views: Views, workspaceId: string): Promise<BulkExportView[]> {
  return views.find<BulkExportView>(NAME, { where: [{ field: 'workspaceId', equals: workspaceId }] });
}

/** Those whose file came to be then or before. @param until ISO 8601 */
export function bulkExportsEndedUntil(views: Views, until: string): Promise<BulkExportView[]> {
  return views.find<BulkExportView>(NAME, { where: [{ field: 'endedAt', to: until }] });
}
