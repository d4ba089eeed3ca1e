/** Views → what goes over the wire. Pure. */
import type { DocumentDetail, DocumentSummary } from '#contracts/documents.js';
import type { DocumentFacts } from '#projections/document-list/view.js';
import type { DocumentWithEditors, ListedDocument } from '../application/find-documents.js';

export function toSummary(row: DocumentFacts & Pick<ListedDocument, 'extraction'>): DocumentSummary {
  return {
    _id: row.documentId,
    originalFilename: row.originalFilename,
    docType: row.docType as DocumentSummary['docType'],
    status: row.status,
    language: row.language,
    createdAt: row.createdAt,
    mime: row.mime,
    size: row.size,
    pages: row.pages,
    deleteAfterProcessing: row.deleteAfterProcessing,
    originalDeleted: row.originalDeleted,
    ...(row.extraction && { extraction: row.extraction as DocumentSummary['extraction'] }),
  };
}

export function toDetail({ detail, editors }: DocumentWithEditors): DocumentDetail {
  return {
    ...toSummary(detail),
    extraction: detail.extraction as DocumentDetail['extraction'],
    confidence: { ...detail.confidence },
    evidence: detail.evidence as DocumentDetail['evidence'],
    versions: detail.versions.map(({ version, editedAt, editorId, changes, fieldChanges }) => ({
      version,
      editedAt,
      changes: [...changes],
      fieldChanges: fieldChanges.map((change) => ({ ...change })) as DocumentDetail['versions'][number]['fieldChanges'],
      editedBy: editorId === undefined ? 'Recto' : (editors.get(editorId) ?? 'Former member'),
    })),
    version: detail.versions.at(-1)?.version ?? 0,
    pageSizes: detail.pageSizes.map((size) => ({ ...size })),
    docTypeConfidence: detail.docTypeConfidence,
    ...(detail.processingTime !== undefined && { processingTime: detail.processingTime }),
    ...(detail.engine !== undefined && { engine: detail.engine }),
    ...(detail.failure && { failure: detail.failure }),
  };
}
