/** What the export formats are called. */
import type { ExportFormat } from '#contracts/export.js';

export const FORMAT_WORDS: Record<ExportFormat, string> = {
  json: 'JSON',
  csv: 'CSV',
  excel: 'Excel',
  pdf: 'PDF',
  xml: 'XML',
};
