/** Questions the API asks of export-templates. */
import type { Views } from '#read-side/views.js';
import type { ExportTemplateView } from './view.js';

/** By name. */
export function templatesOf(views: Views, workspaceId: string): Promise<ExportTemplateView[]> {
  return views.find<ExportTemplateView>('export-templates', {
    where: [{ field: 'workspaceId', equals: workspaceId }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
}

export function countTemplates(views: Views, workspaceId: string): Promise<number> {
  return views.count('export-templates', [{ field: 'workspaceId', equals: workspaceId }]);
}
