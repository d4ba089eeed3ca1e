/** Export: previews, files in five formats, templates. */
import { templateEvents } from '#domain/export/template.js';
import type { Context } from '#platform/context.js';
import { ExportSource } from './application/export-source.js';
import { ExportDocumentsHandler, PreviewExportHandler } from './application/exporting.js';
import { DeleteTemplateHandler, ListTemplatesHandler, SaveTemplateHandler } from './application/templates.js';
import { ExportController } from './http/export.controller.js';

export const exporting: Context = {
  name: 'export',
  events: templateEvents,
  providers: () => [
    DeleteTemplateHandler,
    ExportDocumentsHandler,
    ExportSource,
    ListTemplatesHandler,
    PreviewExportHandler,
    SaveTemplateHandler,
  ],
  controllers: [ExportController],
};
