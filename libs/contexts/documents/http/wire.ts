/** Views → what goes over the wire. Pure. */
import type { DocumentDetail, DocumentSummary, DocumentVersion, VersionAnswer } from '#contracts/documents.js';
import type { DocumentVersionView } from '#projections/document-detail/view.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';
import type { DocumentWithEditors, ListedDocument } from '../application/find-documents.js';
import type { FoundVersion } from '../application/find-versions.js';
import type { FieldChange } from '#domain/documents/field-changes.js';

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

function toVersion(
  { version, editedAt, editorId, changes, fieldChanges }: DocumentVersionView,
  editors: DocumentWithEditors['editors'],
): DocumentVersion {
  return {
    version,
    editedAt,
    changes: [...changes],
    fieldChanges: toChanges(fieldChanges),
    editedBy: editorId === undefined ? 'Recto' : (editors.get(editorId) ?? 'Former member'),
  };
}

export function toVersionAnswer({ entry, editors, values, comparison }: FoundVersion): VersionAnswer {
  return {
    version: { ...toVersion(entry, editors), extraction: values as VersionAnswer['version']['extraction'] },
    ...(comparison && { comparison: { from: comparison.from, fieldChanges: toChanges(comparison.fieldChanges) } }),
  };
}

const toChanges = (changes: readonly FieldChange[]): DocumentVersion['fieldChanges'] =>
  changes.map((change) => ({ ...change })) as DocumentVersion['fieldChanges'];

export function toDetail({ detail, editors }: DocumentWithEditors): DocumentDetail {
  return {
    ...toSummary(detail),
    extraction: detail.extraction as DocumentDetail['extraction'],
    confidence: { ...detail.confidence },
    evidence: detail.evidence as DocumentDetail['evidence'],
    confirmed: [...detail.confirmed],
    versions: detail.versions.map((version) => toVersion(version, editors)),
    version: detail.versions.at(-1)?.version ?? 0,
    pageSizes: detail.pageSizes.map((size) => ({ ...size })),
    docTypeConfidence: detail.docTypeConfidence,
    ...(detail.processingTime !== undefined && { processingTime: detail.processingTime }),
    ...(detail.engine !== undefined && { engine: detail.engine }),
    ...(detail.failure && { failure: detail.failure }),
  };
}
