/** What answers the commands and questions about exports and their templates, as the app is given it. */
import { ExportSource } from './export-source.js';
import { ExportDocumentsHandler, PreviewExportHandler } from './exporting.js';
import { DeleteTemplateHandler, ListTemplatesHandler, SaveTemplateHandler } from './templates.js';

export const exportProviders = [
  ExportSource,
  ExportDocumentsHandler,
  PreviewExportHandler,
  DeleteTemplateHandler,
  ListTemplatesHandler,
  SaveTemplateHandler,
];
