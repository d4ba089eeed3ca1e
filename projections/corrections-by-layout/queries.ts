/** Questions the worker asks of corrections-by-layout. */
import type { Views } from '#read-side/views.js';
import type { CorrectionsView } from './view.js';

/** Corrected documents of a workspace, last corrected first. */
export function correctedDocuments(views: Views, workspaceId: string, limit: number): Promise<CorrectionsView[]> {
  return views.find<CorrectionsView>('corrections-by-layout', {
    where: [
      { field: 'workspaceId', equals: workspaceId },
      { field: 'correctedAt', from: '' },
    ],
    sort: [{ field: 'correctedAt', direction: 'desc' }],
    limit,
  });
}
