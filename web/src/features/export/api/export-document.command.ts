/** One document as a file, with every field it has. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { EXTRACTION_PREFIX } from '#contracts/export-fields.js';
import type { ExportFormat } from '#contracts/export.js';
import { useMutation } from '@tanstack/react-query';
import { exportDocuments } from './export.command.js';

async function exportDocument(document: DocumentDetail, format: ExportFormat): Promise<void> {
  const customFileName = document.originalFilename.replace(/\.[a-z0-9]{1,8}$/i, '');
  await exportDocuments({
    selectedDocuments: [document._id],
    selectedFields: Object.keys(document.extraction).map((key) => EXTRACTION_PREFIX + key),
    format,
    includeMetadata: false,
    flattenNested: false,
    customFileName,
  });
}

export function useExportDocument(document: DocumentDetail) {
  return useMutation({ mutationFn: (format: ExportFormat) => exportDocument(document, format) });
}
