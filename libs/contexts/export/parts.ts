import type { ContextParts } from '#platform/context.js';
import { ExportSource } from './application/export-source.js';
import { Creator, ExportDocumentsHandler, PreviewExportHandler } from './application/exporting.js';
import { SaveTemplateHandler } from './application/templates.js';
import { ExportController } from './http/export.controller.js';
import { TemplatesController } from './http/templates.controller.js';

export const parts: ContextParts = {
  providers: ({ config }) => [
    { provide: Creator, useValue: new Creator(config.switches.brand.name) },
    ExportDocumentsHandler,
    ExportSource,
    PreviewExportHandler,
    SaveTemplateHandler,
  ],
  controllers: [ExportController, TemplatesController],
};
