/** export-templates: a view per template that was not deleted. */
import { TemplateDeleted, TemplateSaved } from '#domain/export/template.js';
import { defineProjection } from '#read-side/projection.js';
import type { ExportTemplateView } from './view.js';

const key = (event: { data: { templateId: string } }) => event.data.templateId;

export const exportTemplates = defineProjection<ExportTemplateView>({
  name: 'export-templates',
  version: 1,
  indexes: [{ fields: ['workspaceId', 'name'] }],
  on: (on) => [
    on(TemplateSaved, { key, evolve: (_view, { data, metadata }) => ({ ...data, savedAt: metadata.occurredAt }) }),
    on(TemplateDeleted, { key, evolve: () => undefined }),
  ],
});
