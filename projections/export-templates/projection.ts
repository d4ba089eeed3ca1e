/** export-templates: a view per template that was not deleted; none of a workspace that was erased. */
import { TemplateDeleted, TemplateSaved } from '#domain/export/template.js';
import { defineProjection } from '#read-side/projection.js';
import type { ExportTemplateView } from './view.js';

const key = (event: { data: { templateId: string } }) => event.data.templateId;

/** Version 2: workspaces that were erased before their templates were deleted with them. */
export const exportTemplates = defineProjection<ExportTemplateView>({
  name: 'export-templates',
  version: 2,
  indexes: [{ fields: ['workspaceId', 'name'] }],
  on: (on) => [
    on(TemplateSaved, {
      key,
      evolve: (_view, { data, metadata, erased }) => (erased ? undefined : { ...data, savedAt: metadata.occurredAt }),
    }),
    on(TemplateDeleted, { key, evolve: () => undefined }),
  ],
});
